import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { Duplex } from 'node:stream';
import { channelDescriptor } from '../channel-descriptor.ts';
import { systemPath, type Confinement } from './confinement.ts';
import { handedDown } from './handed-down.ts';

/** The channel, and nothing in the place of every other descriptor. @param nothing a descriptor that leads nowhere */
function onlyChannel(nothing: number): ('ignore' | 'pipe' | number)[] {
  const left = handedDown();
  return Array.from({ length: Math.max(channelDescriptor, ...left) + 1 }, (_, descriptor) =>
    descriptor === channelDescriptor ? 'pipe' : left.includes(descriptor) ? nothing : 'ignore',
  );
}

function spawnConfined({ name, command }: Confinement, nodeArguments: readonly string[]) {
  const [program, given] = command(nodeArguments);
  const nothing = openSync(devNull, 'r+');
  try {
    return spawn(program, given, {
      cwd: '/',
      env: name === 'nothing' ? { NODE_ENV: 'production' } : { PATH: systemPath },
      stdio: onlyChannel(nothing),
    });
  } finally {
    closeSync(nothing);
  }
}

/**
 * Starts Node with a channel to the gateway, and without its environment and its open files. A process without `pid` could not be
 * started: it emits `error`, and never `exit`.
 * @throws Error if it gets no channel
 */
export function startConfined(confinement: Confinement, nodeArguments: readonly string[]) {
  const child = spawnConfined(confinement, nodeArguments);
  // Also after this function has thrown.
  child.on('error', () => {});
  // Without free descriptors, Node makes no list.
  const { stdio }: { readonly stdio?: readonly unknown[] } = child;
  const channel = stdio?.[channelDescriptor];
  if (!(channel instanceof Duplex)) throw new Error('the process has no channel');
  // The process may end at any time; its end is an event of its own.
  channel.on('error', () => {});
  child.once('exit', () => channel.destroy());
  child.once('error', () => child.pid === undefined && channel.destroy());
  return { child, channel };
}
