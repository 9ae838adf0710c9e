import { say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/privacy.ts';
import { api, whyNot } from './api.ts';

/** Saves everything that the server keeps about this guest as a file. Answers what came of it. */
export async function saveMine(): Promise<string> {
  try {
    if ((await api().me()) === null) return say(w.nobody);
    const data = new Blob([JSON.stringify(await api().myData(), null, 2)], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(data);
    link.download = 'pocket-stadium.json';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return '';
  } catch (error) {
    return whyNot(error);
  }
}

export async function forgetMe(): Promise<string> {
  try {
    const { removeAllGiven } = await import('../share/record.ts');
    await removeAllGiven();
    if ((await api().me()) === null) return say(w.nobody);
    await api().forgetMe();
    return say(w.forgotten);
  } catch (error) {
    return whyNot(error);
  }
}
