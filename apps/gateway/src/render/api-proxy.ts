import type { FromProcess, ToProcess } from './protocol.ts';

type Answer = Extract<ToProcess, { type: 'answered' | 'unanswered' }>;

/** Access to the API for code that renders here: the gateway makes the allowed calls. */
export interface ApiProxy {
  /** Like `fetch`, for one page, with a path of the site instead of an address. Sends no body. */
  fetchFor(page: number): typeof fetch;
  receive(answer: Answer): void;
}

const noBody = new Set([204, 205, 304]);

function toResponse({ status, contentType, body }: Extract<Answer, { type: 'answered' }>): Response {
  return new Response(noBody.has(status) ? null : body, { status, headers: { 'content-type': contentType } });
}

const readTarget = (target: RequestInfo | URL): string =>
  target instanceof Request ? target.url : target.toString();

export function openApiProxy(send: (message: FromProcess) => void): ApiProxy {
  const waiting = new Map<number, PromiseWithResolvers<Response>>();
  let lastId = 0;

  return {
    fetchFor:
      (page) =>
      async (target, { method = 'GET', headers, signal } = {}) => {
        const id = ++lastId;
        const call = Promise.withResolvers<Response>();
        waiting.set(id, call);
        const giveUp = () => call.reject(signal?.reason);
        if (signal?.aborted) giveUp();
        else signal?.addEventListener('abort', giveUp, { once: true });
        const language = new Headers(headers).get('accept-language') ?? '';
        send({ type: 'call', id, page, method, path: readTarget(target), language });
        try {
          return await call.promise;
        } finally {
          waiting.delete(id);
          signal?.removeEventListener('abort', giveUp);
        }
      },
    receive(answer) {
      const call = waiting.get(answer.id);
      if (answer.type === 'answered') call?.resolve(toResponse(answer));
      else call?.reject(new TypeError(answer.reason));
    },
  };
}
