import { Socket } from 'node:net';
import { z } from '@livree/contracts/schema';
import { channelDescriptor } from './channel-descriptor.ts';
import { readLines, writeLine } from './message-lines.ts';
import { toProcessSchema, type FromProcess, type ToProcess } from './protocol.ts';

/** A render process's end of the channel. */
export interface GatewayChannel {
  readonly socket: Socket;
  readonly send: (message: FromProcess) => void;
}

export function openGatewayChannel(onMessage: (message: ToProcess) => void): GatewayChannel {
  const socket = new Socket({ fd: channelDescriptor, readable: true, writable: true });
  readLines(socket, (line) => onMessage(z.parse(toProcessSchema, JSON.parse(line))));
  // Without the gateway, nobody waits for pages.
  socket.on('error', () => {}).on('close', () => process.exit());
  return { socket, send: (message) => writeLine(socket, message) };
}
