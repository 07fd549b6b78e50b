// Where the page begins: at the entrance, or in the room for whoever has been here.

import { $ } from "./dom.js";
import { entrance, start } from "./entry.js";
import { prepareNotifications } from "./notices.js";
import { Room } from "./room.js";
import { speak } from "./words.js";

function open(me) {
  $("room").hidden = false;
  prepareNotifications();
  new Room(me);
  if (matchMedia("(pointer: fine)").matches) $("write").focus();
}

const { me, language, languages } = await start();
speak(language);
if (me) open(me);
else entrance(languages, async () => open((await start()).me));
