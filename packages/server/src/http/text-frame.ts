/** The longest payload whose length stands in one byte, and in two more. */
const SHORT = 125;
const MIDDLE = 65_535;

let latest: { readonly text: string; readonly frame: Buffer } = { text: '', frame: makeFrame('') };

/**
 * A text message as one WebSocket frame, unmasked and uncompressed, as servers send them. Everybody at a table mostly
 * hears the same, so one frame serves all.
 */
export function textFrame(text: string): Buffer {
  if (latest.text !== text) latest = { text, frame: makeFrame(text) };
  return latest.frame;
}

function makeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length <= SHORT ? 2 : length <= MIDDLE ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  // A whole message of text.
  frame[0] = 0x81;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}
