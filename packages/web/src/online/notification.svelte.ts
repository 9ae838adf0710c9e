import { forget, keep, readKept } from '../keep.ts';

const KEY = 'notify';
/** One notification at a time: the next one takes its place. */
const TAG = 'pocket-stadium-turn';

const allowed = () => 'Notification' in globalThis && Notification.permission === 'granted';
let wanted = $state(readKept(KEY) === 'yes' && allowed());

/** A notification when it is one's turn and the page is hidden; only for those who asked. */
export const notice = {
  get wanted(): boolean {
    return wanted;
  },

  async ask(on: boolean): Promise<void> {
    wanted = false;
    forget(KEY);
    if (!on || !('Notification' in globalThis)) return;
    wanted = (await Notification.requestPermission()) === 'granted';
    if (wanted) keep(KEY, 'yes');
  },

  async show(title: string, body: string): Promise<void> {
    if (!wanted || !document.hidden) return;
    const options = { body, tag: TAG, lang: document.documentElement.lang };
    const worker = await navigator.serviceWorker?.getRegistration();
    // Phones show notifications of a service worker alone.
    if (worker) await worker.showNotification(title, options);
    else new Notification(title, options);
  },
};
