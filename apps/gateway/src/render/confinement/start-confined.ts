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

/** Starts Node with a channel to the gateway, and without its environment and its open files. */
export function startConfined(confinement: Confinement, nodeArguments: readonly string[]) {
  const [program, given] = confinement.command(nodeArguments);
  const nothing = openSync(devNull, 'r+');
  const child = spawn(program, given, {
    cwd: '/',
    env: confinement.name === 'nothing' ? { NODE_ENV: 'production' } : { PATH: systemPath },
    stdio: onlyChannel(nothing),
  });
  closeSync(nothing);
  const channel = child.stdio[channelDescriptor];
  if (!(channel instanceof Duplex)) throw new Error('the process has no channel');
  // The process may end at any time; its end is an event of its own.
  channel.on('error', () => {});
  child.once('exit', () => channel.destroy());
  return { child, channel };
}
