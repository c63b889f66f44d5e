import type { FastifyInstance } from 'fastify';
import { readLanguage, refusal, refusalHeaders } from '../api/refusals.ts';
import { readPath } from '../pages/address.ts';

/** The shell's own, which shows messages and one page for times without a connection. */
const ownWorker = '/push-worker.js';

/** Serves no other script as a service worker: it would stay in browsers after its release was taken back. */
export function refuseOtherWorkers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['service-worker'] === undefined || readPath(request.url) === ownWorker) return;
    await reply
      .code(404)
      .headers(refusalHeaders)
      .send(refusal(404, readLanguage(request)));
  });
}
