/** The environment of a browser: without the library that moves the clock of `npm run test:hours`, with which none starts. */
export const browserEnv = (): NodeJS.ProcessEnv => ({ ...process.env, LD_PRELOAD: '' });
