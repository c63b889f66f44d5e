import type { ErrorInfo } from 'react';

/** A page that React could not take over as the server rendered it, with the components in which it noticed that. */
interface FailedHydration extends ErrorInfo {
  readonly error: unknown;
}

type Handle = (failure: Event | FailedHydration) => void;

/** How many failures are stored until somebody listens. */
const mostBuffered = 20;

const buffered: (Event | FailedHydration)[] = [];
let handle: Handle = (failure) => {
  if (buffered.length < mostBuffered) buffered.push(failure);
};
const pass: Handle = (failure) => handle(failure);

/** Keeps failures that nobody caught; the code that reports them is requested when the page is idle. */
export function bufferFailures(): void {
  addEventListener('error', pass, true);
  addEventListener('unhandledrejection', pass);
}

/** Keeps a failed hydration like them. */
export const noteHydration = (error: unknown, info: ErrorInfo): void => pass({ ...info, error });

/** Gives `next` the failures that were buffered, and those to come. */
export function handleFailures(next: Handle): void {
  handle = next;
  for (const failure of buffered.splice(0)) next(failure);
}
