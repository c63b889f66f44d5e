import { PassThrough, type Readable } from 'node:stream';

/** An event stream of the API, as it comes. It ends when the gateway is about to stop, and with its reader or the API. */
export function liveStream(answer: Readable, drains: AbortSignal): Readable {
  const sent = new PassThrough();
  const end = (): void => {
    answer.unpipe(sent);
    sent.end();
    answer.destroy();
  };
  // Whoever listened comes again and goes on, whatever ended it: no failure to report.
  answer.once('error', end).once('close', end).pipe(sent);
  drains.addEventListener('abort', end);
  sent.once('close', () => {
    drains.removeEventListener('abort', end);
    answer.destroy();
  });
  if (drains.aborted) end();
  return sent;
}
