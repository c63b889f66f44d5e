import { spawn } from 'node:child_process';
import { Duplex } from 'node:stream';
import { channelDescriptor } from '../channel-descriptor.ts';
import { systemPath, type Confinement } from './confinement.ts';

/** Starts Node with a channel to the gateway, and without its environment and its open files. */
export function startConfined(confinement: Confinement, nodeArguments: readonly string[]) {
  const [program, given] = confinement.command(nodeArguments);
  const child = spawn(program, given, {
    cwd: '/',
    env: confinement.name === 'nothing' ? { NODE_ENV: 'production' } : { PATH: systemPath },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const channel = child.stdio[channelDescriptor];
  if (!(channel instanceof Duplex)) throw new Error('the process has no channel');
  // The process may end at any time; its end is an event of its own.
  channel.on('error', () => {});
  child.once('exit', () => channel.destroy());
  return { child, channel };
}
