import type { Duplex } from 'node:stream';
import { z } from '@livree/contracts/schema';
import { createAllowance } from './message-allowance.ts';
import { readLines, writeLine } from './message-lines.ts';
import { fromProcessSchema, type FromProcess, type ToProcess } from './protocol.ts';

/** The gateway's end of the channel to a render process. */
export interface ProcessChannel {
  send(message: ToProcess): void;
}

export interface ProcessChannelOptions {
  readonly onMessage: (message: FromProcess) => void;
  /** Called once if the process sends more than it was asked for; nothing is read afterwards. */
  readonly onFlood: () => void;
}

function parse(line: string): FromProcess | undefined {
  try {
    return z.safeParse(fromProcessSchema, JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** Reads no more from a process than it was asked for: a remote's code can write anything to this channel. */
export function openProcessChannel(
  stream: Duplex,
  { onMessage, onFlood }: ProcessChannelOptions,
): ProcessChannel {
  const allowance = createAllowance();
  allowance.grant('start');

  function insist(isAllowed: boolean) {
    if (isAllowed || stream.destroyed) return;
    stream.destroy();
    onFlood();
  }

  readLines(
    stream,
    (line) => {
      insist(allowance.spendMessage());
      const message = stream.destroyed ? undefined : parse(line);
      if (message !== undefined) onMessage(message);
    },
    (count) => insist(allowance.spendBytes(count)),
  );

  return {
    send(message) {
      if (message.type === 'render') allowance.grant('page');
      if (message.type === 'ping') allowance.grant('ping');
      writeLine(stream, message);
    },
  };
}
