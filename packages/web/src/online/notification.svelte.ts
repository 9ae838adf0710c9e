import { forget, keep, readKept } from '../../kit/keep.ts';

const KEY = 'notify';
/** One notification at a time: the next one takes its place. */
const TAG = 'pocket-stadium-turn';

const allowed = () => 'Notification' in globalThis && Notification.permission === 'granted';
let wanted = $state(readKept(KEY) === 'yes' && allowed());
let refused = $state(false);

/** A notification when it is one's turn and the page is hidden; only for those who asked. */
export const notice = {
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
    const options = { body, tag: TAG, lang: document.documentElement.lang, data: location.href };
    inTurn(async () => {
      const worker = await registration();
      // Phones show notifications of a service worker alone.
      if (worker) await worker.showNotification(title, options);
      else new Notification(title, options).onclick = () => focus();
    });
  },

  /** The turn has passed: what is still shown is no longer true. */
  clear(): void {
    if (!wanted) return;
    inTurn(async () => {
      const shown = await (await registration())?.getNotifications({ tag: TAG });
      for (const notification of shown ?? []) notification.close();
    });
  },
};

let latest: Promise<void> = Promise.resolve();

/** One after the other: a slow clearing must not take away what the next turn shows. One that fails is reported, and the next is tried. */
function inTurn(work: () => Promise<void>): void {
  latest = latest.then(work).catch(reportError);
}

async function permitted(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration();
}
