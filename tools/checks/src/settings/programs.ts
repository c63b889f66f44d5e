import { execFileSync } from 'node:child_process';
import { settings as browserSettings } from '@livree/browser';
import { workspaceRoot } from '@livree/build/project';
import { settings as harnessSettings } from '@livree/build/settings';
import { z } from '@livree/contracts/schema';
import { settings as securitySettings } from '@livree/dev/security-settings';
import { settings as siteSettings } from '@livree/dev/site-settings';
import { settings as releaseSettings } from '@livree/release-cli';
import { listedSetting, type ListedSetting, listSettings } from '@livree/server/environment';

/** A program and the variables that it reads. */
export interface Program {
  readonly name: string;
  readonly settings: readonly ListedSetting[];
}

/** Asks an app for its variables; apps are never imported. */
function ask(app: 'api' | 'gateway'): ListedSetting[] {
  const answer = execFileSync(process.execPath, [`apps/${app}/src/main.ts`, '--settings'], {
    cwd: workspaceRoot,
    encoding: 'utf8',
  });
  return z.parse(z.array(listedSetting), JSON.parse(answer));
}

export const readPrograms = (): Program[] => [
  { name: 'npm start', settings: listSettings(siteSettings) },
  { name: 'API', settings: ask('api') },
  { name: 'gateway', settings: ask('gateway') },
  { name: 'npm run release', settings: listSettings(releaseSettings) },
  { name: 'npm run dev', settings: listSettings(harnessSettings) },
  { name: 'npm run security', settings: listSettings(securitySettings) },
  { name: 'npm test', settings: listSettings(browserSettings) },
];
