import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { z } from '@livree/contracts/schema';
import { channelDescriptor } from '../channel-descriptor.ts';
import { probeSignal, probeTargetsSchema, type Door } from './probe-targets.ts';

const targets = z.parse(probeTargetsSchema, JSON.parse(process.argv[2] ?? ''));

const connectTo = (address: NetConnectOpts) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(address, resolve);
    socket.once('error', reject);
    socket.once('connect', () => socket.destroy());
  });

const attempts: Readonly<Record<Door, () => unknown>> = {
  ports: () => connectTo({ host: '127.0.0.1', port: targets.port }),
  'unix sockets': () => connectTo({ path: targets.socket }),
  'abstract sockets': () => connectTo({ path: targets.abstractSocket }),
  files: () => readFileSync(targets.file),
  'writing files': () => writeFileSync(targets.file, ''),
  'other processes': () => process.kill(targets.process, probeSignal),
};

const tries = Object.entries(attempts).map(async ([door, attempt]) => {
  try {
    await attempt();
    return [door];
  } catch {
    return [];
  }
});
const reached = await Promise.all(tries);
writeSync(channelDescriptor, JSON.stringify(reached.flat()));
process.exit();
