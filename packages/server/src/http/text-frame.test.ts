import type { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import * as ws from 'ws';
import { textFrame } from './text-frame.ts';

/** How ws reads frames; it exports this without a type. */
const { Receiver } = ws as unknown as { readonly Receiver: new (options: { isServer: boolean }) => Writable };

/** The message as a client reads it. */
function heard(...frames: Buffer[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const receiver = new Receiver({ isServer: false });
    const texts: string[] = [];
    receiver.on('message', (data: Buffer, binary: boolean) => {
      texts.push(binary ? 'binary' : data.toString('utf8'));
      if (texts.length === frames.length) resolve(texts);
    });
    receiver.on('error', reject);
    receiver.write(Buffer.concat(frames));
  });
}

describe('a text frame', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536, 200_000])('of %i letters is what was said', async (length) => {
    const text = 'x'.repeat(length);
    expect(await heard(textFrame(text))).toEqual([text]);
  });

  it('counts bytes, not letters, and frames follow each other', async () => {
    const texts = ['é'.repeat(63), '🏉', '{"type":"pong"}', '{"type":"pong"}', ''];
    expect(await heard(...texts.map(textFrame))).toEqual(texts);
  });
});
