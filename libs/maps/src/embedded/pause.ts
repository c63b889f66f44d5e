/** Lets others have their turn between two parts of a longer work. */
export const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
