// Where the page starts: at the entrance, or in the room for people who have been here before.

import { $, memory, toLine } from "./dom.js";
import { LEFT, entrance, start } from "./entry.js";
import { prepareNotifications } from "./notices.js";
import { Room } from "./room.js";
import { wear } from "./theme.js";
import { speak } from "./words.js";

function open(me) {
  $("room").hidden = false;
  prepareNotifications();
  new Room(me);
  toLine();
}

// Another page of this browser has left, so this one leaves too.
window.addEventListener("storage", ({ key }) => key === LEFT && location.reload());

wear(memory.get("theme", null));
const { me, language, languages, refusal } = await start();
speak(language);
if (me) open(me);
else entrance(languages, refusal, async () => open((await start()).me));
