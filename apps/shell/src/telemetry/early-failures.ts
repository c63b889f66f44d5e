type Hear = (event: Event) => void;

/** How many failures are stored until somebody listens. */
const mostKept = 20;

const kept: Event[] = [];
let hear: Hear = (event) => {
  if (kept.length < mostKept) kept.push(event);
};

/** Keeps failures that nobody caught; the code that reports them is requested when the page is idle. */
export function keepFailures(): void {
  const pass: Hear = (event) => hear(event);
  addEventListener('error', pass, true);
  addEventListener('unhandledrejection', pass);
}

/** Gives `next` the failures that were kept, and those to come. */
export function hearFailures(next: Hear): void {
  hear = next;
  for (const event of kept.splice(0)) next(event);
}
