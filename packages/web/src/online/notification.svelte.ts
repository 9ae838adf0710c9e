import { forget, keep, readKept } from '../../kit/keep.ts';

const KEY = 'notify';
/**
 * The tag that our notifications begin with. Each has a tag of its own: a browser may close an old one late, and with a
 * shared tag the new one with it.
 */
const TAG = 'pocket-stadium-turn';
let count = 0;

const allowed = () => 'Notification' in globalThis && Notification.permission === 'granted';
let wanted = $state(readKept(KEY) === 'yes' && allowed());
let refused = $state(false);

/** A notification when it is one's turn and the page is hidden; only for those who asked. */
export const notification = {
  get wanted(): boolean {
    return wanted;
  },

  /** Whether the browser refused what was asked for. */
  get refused(): boolean {
    return refused;
  },

  async ask(on: boolean): Promise<void> {
    wanted = on;
    refused = false;
    forget(KEY);
    if (!on) return;
    wanted = await permitted();
    refused = !wanted;
    if (wanted) keep(KEY, 'yes');
  },

  show(title: string, body: string): void {
    if (!wanted || !document.hidden) return;
    const options = { body, tag: `${TAG}-${Date.now()}-${++count}`, lang: document.documentElement.lang, data: location.href };
    inTurn(async () => {
      const worker = await registration();
      // Phones show notifications of a service worker alone.
      if (worker) await worker.showNotification(title, options);
      else new Notification(title, options).onclick = () => focus();
    });
  },

  /** The turn has passed, so the notifications that are shown are no longer true. */
  clear(): void {
    if (!wanted) return;
    inTurn(async () => {
      const shown = await (await registration())?.getNotifications();
      for (const one of shown ?? []) if (one.tag.startsWith(TAG)) one.close();
    });
  },
};

let latest: Promise<void> = Promise.resolve();

/**
 * Notifications are handled one after the other: a slow clearing must not take away what the next turn shows. One that
 * fails is reported, and the next is tried.
 */
function inTurn(work: () => Promise<void>): void {
  latest = latest.then(work).catch(reportError);
}

async function permitted(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}
