import { say } from '../../kit/lang.svelte.ts';
import * as w from '../../words/privacy.ts';
import { saveFile } from '../ui/save-file.ts';
import { api, whyNot } from './api.ts';

/** Saves everything that the server keeps about this guest as a file. Answers what came of it. */
export async function saveMine(): Promise<string> {
  try {
    if ((await api().me()) === null) return say(w.nobody);
    saveFile('pocket-stadium.json', JSON.stringify(await api().myData(), null, 2));
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
