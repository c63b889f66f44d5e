import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from '../schema.ts';
import { type Snapshot, snapshotSchema } from './snapshot.ts';

const file = new URL('../generated/contract-snapshot.json', import.meta.url);
const lineWidth = 110;

/** JSON with short values on one line, so that a changed field is one changed line. */
function print(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= lineWidth) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => deeper + print(item, deeper)).join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => `${deeper}${JSON.stringify(name)}: ${print(field, deeper)}`);
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

/** The last recorded contract; undefined if there is none. */
export function readSnapshot(): Snapshot | undefined {
  if (!existsSync(file)) return undefined;
  return z.parse(snapshotSchema, JSON.parse(readFileSync(file, 'utf8')));
}

export function writeSnapshot(snapshot: Snapshot): void {
  writeFileSync(file, `${print(snapshot)}\n`);
}
