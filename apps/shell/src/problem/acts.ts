import type { Transport, TransportResponse } from '@livree/api-client';
import type { SendReport } from '../telemetry/telemetry.ts';

/** How many acts of a visit are remembered: as many as a report of a problem may hold. */
const most = 50;

/** A button, link or field that the visitor used. What it says stays in memory, because it may name a person. */
export interface UsedControl {
  readonly role: string;
  readonly name: string;
  /** Which one of its role and name it is, and which one of its role. */
  readonly index: number;
  readonly roleIndex: number;
}

type Act =
  | ({ readonly kind: 'press' } & UsedControl)
  | ({ readonly kind: 'fill'; readonly type: string } & UsedControl)
  | {
      readonly kind: 'call';
      readonly method: string;
      readonly path: string;
      readonly began: number;
      /** Undefined if there was none. */
      readonly response: TransportResponse | undefined;
    }
  | { readonly kind: 'failure'; readonly part: string; readonly name: string };

/** An act with its time, in milliseconds since 1970, and the address of the page. */
export type NotedAct = Act & { readonly time: number; readonly address: string };

/** What happened last in this visit. It never leaves the memory of the page as it is. */
export interface Acts {
  readonly list: NotedAct[];
  readonly note: (act: Act) => void;
}

export function createActs(): Acts {
  const list: NotedAct[] = [];
  return {
    list,
    note(act) {
      list.push({ ...act, time: Date.now(), address: location.pathname + location.search });
      if (list.length > most) list.shift();
    },
  };
}

/** A transport that notes the outcome of each call, but of one that the page gave up before it was answered. */
export const noteCalls =
  (transport: Transport, { note }: Acts): Transport =>
  async (request) => {
    const { method, path, signal } = request;
    const began = Date.now();
    let response: TransportResponse | undefined;
    try {
      return (response = await transport(request));
    } finally {
      if (response ?? !signal?.aborted) note({ kind: 'call', method, path, began, response });
    }
  };

/** Reports that note the failures among them. */
export const noteFailures =
  (send: SendReport, { note }: Acts): SendReport =>
  (report) => {
    if (report.kind === 'error') note({ kind: 'failure', part: report.remote, name: report.name });
    send(report);
  };
