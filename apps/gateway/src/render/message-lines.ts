import type { Readable, Writable } from 'node:stream';

const newline = 10;

/** @param onBytes called before the bytes are kept */
export function readLines(
  stream: Readable,
  onLine: (line: string) => void,
  onBytes: (count: number) => void = () => {},
): void {
  let parts: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => {
    onBytes(chunk.length);
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      parts.push(chunk.subarray(start, end));
      start = end + 1;
      const line = Buffer.concat(parts).toString();
      parts = [];
      // What was read before may have ended the channel.
      if (!stream.destroyed) onLine(line);
    }
    if (start < chunk.length && !stream.destroyed) parts.push(chunk.subarray(start));
  });
}

export function writeLine(stream: Writable, message: unknown): void {
  if (stream.writable) stream.write(`${JSON.stringify(message)}\n`);
}
