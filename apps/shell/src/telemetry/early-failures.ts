type Handle = (event: Event) => void;

/** How many failures are stored until somebody listens. */
const mostBuffered = 20;

const buffered: Event[] = [];
let handle: Handle = (event) => {
  if (buffered.length < mostBuffered) buffered.push(event);
};

/** Keeps failures that nobody caught; the code that reports them is requested when the page is idle. */
export function bufferFailures(): void {
  const pass: Handle = (event) => handle(event);
  addEventListener('error', pass, true);
  addEventListener('unhandledrejection', pass);
}

/** Gives `next` the failures that were buffered, and those to come. */
export function handleFailures(next: Handle): void {
  handle = next;
  for (const event of buffered.splice(0)) next(event);
}
