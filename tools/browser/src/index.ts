export { browserEnv } from './browser-env.ts';
export { ensureBrowser, NoBrowser } from './ensure-browser.ts';
export { findBrowser } from './find-browser.ts';
export { quietFlags } from './quiet-flags.ts';
export { settings } from './settings.ts';
