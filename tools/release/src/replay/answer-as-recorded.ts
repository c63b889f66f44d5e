import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ProblemRequest } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { freePort } from '@livree/server/free-port';
import { findCall, recordedAnswers } from './recorded-answers.ts';

/** An API that answers what a report holds, and leaves everything else to another one. */
export interface RecordedApi {
  readonly origin: string;
  /** From now on, what was recorded is answered, beginning with the first answer. */
  rewind(): void;
  stop(): Promise<void>;
}

const configSchema = z.looseObject({ data: z.looseObject({ flags: z.record(z.string(), z.boolean()) }) });

const withFlags = (answer: unknown, flags: ProblemRequest['flags']): unknown => {
  const config = z.parse(configSchema, answer);
  return { ...config, data: { ...config.data, flags: { ...config.data.flags, ...flags } } };
};

const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));

/** Starts it on a local port. @param behind the API with the demonstration's data */
export async function answerAsRecorded(
  { acts, flags }: ProblemRequest,
  behind: string,
): Promise<RecordedApi> {
  const recorded = recordedAnswers(acts);
  let isOn = false;

  function forward(
    request: IncomingMessage,
    take: (answer: IncomingMessage) => void,
    response: ServerResponse,
  ) {
    const { method, headers, url = '/' } = request;
    const passed = httpRequest(new URL(url, behind), { method, headers }, take);
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  }

  const server = createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const { pathname } = new URL(url, behind);
    // A gateway that renders a page asks for itself, with no visitor's address.
    const isRender = headers['x-forwarded-for'] === undefined;
    const call = isOn ? recorded[isRender ? 'first' : 'next'](method, pathname) : undefined;
    if (call?.status === 0) response.destroy();
    else if (call !== undefined) sendJson(response, call.status, call.answer);
    else if (findCall(method, pathname) === 'site.config')
      forward(
        request,
        (answer) =>
          void json(answer).then(
            (config) => sendJson(response, 200, withFlags(config, flags)),
            () => response.destroy(),
          ),
        response,
      );
    else
      forward(
        request,
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        },
        response,
      );
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    rewind() {
      isOn = true;
      recorded.rewind();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
