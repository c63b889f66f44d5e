import { join } from 'node:path';

const linux = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/microsoft-edge',
  '/usr/bin/microsoft-edge-stable',
];

const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsFiles = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

const present = (folders: readonly (string | undefined)[]): string[] =>
  folders.filter((folder) => folder !== undefined);

/** Where Chrome, Chromium and Edge are installed on a platform, in this order of preference. */
export function usualPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  if (platform === 'darwin') {
    const folders = present(['/Applications', env['HOME'] && join(env['HOME'], 'Applications')]);
    return macApps.flatMap((app) =>
      folders.map((folder) => join(folder, `${app}.app/Contents/MacOS/${app}`)),
    );
  }
  if (platform === 'win32') {
    const folders = present([env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]);
    return windowsFiles.flatMap((file) => folders.map((folder) => join(folder, file)));
  }
  return linux;
}
