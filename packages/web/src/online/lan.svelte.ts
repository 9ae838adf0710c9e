import { api, BASE } from './api.ts';

/** Names under which a machine speaks to itself. Nobody else reaches it by them. */
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

let lan: string | null = $state(null);
let asked = false;

/** A link as others can open it: on the machine of the host itself it carries the address for the room. */
export function reachable(link: string): string {
  if (!OWN_NAMES.has(location.hostname)) return link;
  if (!asked) {
    asked = true;
    api()
      .about()
      .then((about) => {
        lan = about.lan;
      })
      .catch(() => {
        asked = false;
      });
  }
  return lan !== null && link.startsWith(BASE) ? lan + link.slice(BASE.length) : link;
}
