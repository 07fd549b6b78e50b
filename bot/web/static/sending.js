// What someone has said that has not arrived yet. It is shown at once, and marked.

export class Sending {
  #me;
  #lines = new Map();

  constructor(me) {
    this.#me = me;
  }

  add(id, channel, text) {
    const isPrivate = channel.startsWith("@");
    const isCommand = text.startsWith("/") && !isPrivate;
    this.#lines.set(id, {
      id: `${this.#me.account}-${id}`,
      author: isCommand ? null : this.#me.account,
      name: this.#me.name,
      private: isPrivate || isCommand,
      channel,
      line: text,
      at: Date.now() / 1000,
      pending: true,
      ...(isCommand ? { asked: text } : { text }),
    });
  }

  /** Remove and return the line with this id, which is no longer on its way. */
  done(id) {
    const line = this.#lines.get(id);
    this.#lines.delete(id);
    return line;
  }

  /** The lines on their way to a channel, except those that have arrived. */
  to(channel, arrived) {
    return [...this.#lines.values()].filter((line) => line.channel === channel && !arrived.has(line.id));
  }
}
