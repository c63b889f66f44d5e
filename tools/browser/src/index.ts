export { browserEnv } from './browser-env.ts';
export { ensureBrowser, ensureHeadlessBrowser, NoBrowser } from './ensure-browser.ts';
export { findBrowser, findHeadlessBrowser } from './find-browser.ts';
export { quietFlags } from './quiet-flags.ts';
export { settings } from './settings.ts';
