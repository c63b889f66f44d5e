/** Yields to the browser, so that a visitor's tap is handled first. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
