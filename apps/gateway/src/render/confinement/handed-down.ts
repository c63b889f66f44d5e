import { readdirSync, readFileSync } from 'node:fs';
import { channelDescriptor } from '../channel-descriptor.ts';

const descriptors = '/proc/self/fdinfo';
const closesAtStart = 0o2000000;

function isHandedDown(descriptor: number): boolean {
  try {
    const info = readFileSync(`${descriptors}/${descriptor}`, 'utf8');
    const [, flags = ''] = /^flags:\s+([0-7]+)$/m.exec(info) ?? [];
    return (Number.parseInt(flags, 8) & closesAtStart) === 0;
  } catch {
    // It was closed in the meantime.
    return false;
  }
}

/**
 * The descriptors, besides the usual ones, that a process started from here would get: whoever started this one left
 * them open, and Node closes only the first ones. It works on Linux only; elsewhere there are none.
 */
export function handedDown(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync(descriptors)
    .map(Number)
    .filter((descriptor) => descriptor > channelDescriptor && isHandedDown(descriptor));
}
