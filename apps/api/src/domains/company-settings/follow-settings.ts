import { findSettingFault, isSettingName, settingFields } from '@livree/contracts';
import { type Environment, findDescription } from '@livree/server/environment';
import type { FastifyBaseLogger } from 'fastify';
import { type Config, readConfig, settings } from '../../config.ts';
import type { LiveSettings } from '../../live-settings.ts';
import type { Connection } from '../../platform/db/index.ts';
import { findReach } from '../contact/index.ts';
import { changedSettings } from './company-settings.repository.ts';

interface Followed {
  readonly db: Connection;
  readonly log: FastifyBaseLogger;
  readonly env: Environment;
  /** Kept up to date in place, so that whoever has it reads what holds now. */
  readonly config: Config;
}

/** Milliseconds between two looks at what operators changed. */
const pause = 3000;

/** Keeps the settings of this process as operators say them: those of the company, and how it is reached. */
export function followSettings({ db, log, env, config }: Followed): LiveSettings {
  let known = '{}';
  let looking = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const said = await readSaid(db, log);
    const written = JSON.stringify(said);
    if (written === known) return;
    Object.assign(config, readConfig(env, said));
    known = written;
  }

  async function refresh(): Promise<void> {
    looking = looking.then(look, look);
    await looking;
  }

  return {
    refresh,
    fallbackOf(name) {
      const { variable } = settingFields[name];
      return env[variable] ?? findDescription(settings.shape[variable])?.fallback ?? '';
    },
    follow() {
      timer ??= setInterval(() => {
        refresh().catch((error: unknown) => log.error({ err: error }, 'settings not read'));
      }, pause).unref();
    },
    async stop() {
      clearInterval(timer);
      await looking.catch(() => {});
    },
  };
}

/** The variables that operators replace. */
async function readSaid(db: Connection, log: FastifyBaseLogger): Promise<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const { name, value } of await changedSettings(db)) {
    if (value === null || !isSettingName(name)) continue;
    // A later version may know narrower bounds.
    if (findSettingFault(settingFields[name], value) === undefined)
      said[settingFields[name].variable] = value;
    else log.warn({ setting: name }, 'a setting of an operator is out of its bounds: its default holds');
  }
  const { phone, email } = await findReach(db);
  return {
    ...said,
    ...(phone !== undefined && { LIVREE_BRAND_PHONE: phone }),
    ...(email !== undefined && { LIVREE_BRAND_EMAIL: email }),
  };
}
