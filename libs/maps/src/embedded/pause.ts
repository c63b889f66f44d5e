/** Lets other work run between two parts of a longer task. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
