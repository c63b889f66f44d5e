import { onTestFinished } from 'vitest';
import type { TestApi } from './test-api.ts';

export interface EventStream {
  readonly status: number;
  /** All that has arrived. */
  readonly text: () => string;
  /** The subjects of the events so far, in their order. */
  readonly subjects: () => string[];
  /** The id of the last message. */
  readonly lastId: () => string | undefined;
  readonly isOver: () => boolean;
  readonly close: () => void;
}

/** Where an API listens, which it does from the first call on. */
export async function listenOnce({ app }: TestApi): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`;
}

/** Reads the events of operations over HTTP until the test ends. */
export async function openEvents(api: TestApi, token: string, lastEventId?: string): Promise<EventStream> {
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  const answer = await fetch(`${await listenOnce(api)}/operations/events`, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: ended.signal,
  });
  let text = '';
  let isOver = false;
  const read = async (): Promise<void> => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return {
    status: answer.status,
    text: () => text,
    subjects: () =>
      [...text.matchAll(/"subject":"(\w+)","subject_id":(\d+)/g)].map(([, kind, id]) => `${kind} ${id}`),
    lastId: () => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1],
    isOver: () => isOver,
    close: () => ended.abort(),
  };
}
