/** Lets the browser do what else is to be done, a visitor's tap first. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
