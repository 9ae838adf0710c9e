import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendLink } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

async function reported(failure: Error): Promise<unknown[]> {
  const errors: unknown[] = [];
  vi.stubGlobal('navigator', { share: () => Promise.reject(failure) });
  vi.stubGlobal('reportError', (error: unknown) => errors.push(error));
  await sendLink('Pocket Stadium', 'https://example.org/');
  return errors;
}

describe('sending a link', () => {
  it('somebody who closes the dialog has changed their mind', async () => {
    expect(await reported(new DOMException('closed', 'AbortError'))).toEqual([]);
  });

  it('any other failure is reported', async () => {
    const refused = new DOMException('not now', 'NotAllowedError');
    expect(await reported(refused)).toEqual([refused]);
  });
});
