export { ensureBrowser, NoBrowser } from './ensure-browser.ts';
export { findBrowser } from './find-browser.ts';
export { settings } from './settings.ts';
