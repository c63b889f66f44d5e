import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { z } from '@livree/contracts/schema';
import {
  type Environment,
  logLevelSetting,
  optionalSetting,
  portSetting,
  readEnvironment,
  rules,
  setting,
} from '@livree/server/environment';

/** The variables of `npm start` itself; it passes all others to API and gateway. */
export const settings = z.object({
  PORT: portSetting(4200, rules.knownPort),
  FRAME_PORT: optionalSetting(rules.knownPort, {
    about: 'the port of the checkout frames’ origin',
    shown: '`PORT` + 1, or a free port',
  }),
  LIVREE_FRAME_ORIGIN: optionalSetting(rules.origin, {
    about: 'a second origin, for the checkout frames; API and gateway need the same value',
    shown: 'localhost on `FRAME_PORT`',
  }),
  LIVREE_DATA: optionalSetting(rules.folder, {
    about: 'the folder of the embedded database, uploaded files, secrets and the ledger',
    shown: '`.livree`',
  }),
  NODE_ENV: setting(z.string(), 'production', {
    about: '`development` and `test` publish the description of the API, and nothing else',
  }),
  LIVREE_LOG_LEVEL: logLevelSetting('warn'),
  // The demonstration operator drives in France and in Algeria.
  LIVREE_COUNTRIES: setting(z.string(), 'fr,dz', {
    about: 'where places are suggested and rides start or end, besides ch, be, de, it, es and gb',
  }),
});

export type SiteSettings = z.output<typeof settings>;

/** @throws ConfigError with one sentence for each invalid variable */
export const readSettings = (env: Environment): SiteSettings => readEnvironment(settings, env);

/** The folder of the site's data: `LIVREE_DATA`, or `fallback` in the workspace. */
export const dataFolder = ({ LIVREE_DATA: chosen }: SiteSettings, fallback = '.livree'): string =>
  chosen ?? join(workspaceRoot, fallback);
