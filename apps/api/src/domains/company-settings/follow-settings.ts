import {
  findSettingClash,
  findSettingFault,
  isSettingName,
  type SettingName,
  settingFields,
} from '@livree/contracts';
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

  function fallbackOf(name: SettingName): string {
    const { variable } = settingFields[name];
    return env[variable] ?? findDescription(settings.shape[variable])?.fallback ?? '';
  }

  /** Without what contradicts an environment that changed since. */
  function dropClash(said: Record<string, string>): Record<string, string> {
    const holds = (name: SettingName) => said[settingFields[name].variable] ?? fallbackOf(name);
    if (!findSettingClash('full_refund_hours', holds)) return said;
    log.warn('what operators say of refunds contradicts the environment: its hours hold');
    const { LIVREE_FULL_REFUND_HOURS: _full, LIVREE_PARTIAL_REFUND_HOURS: _partial, ...rest } = said;
    return rest;
  }

  async function look(): Promise<void> {
    const said = { ...dropClash(await readSaid(db, log)), ...(await readReach(db)) };
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
    fallbackOf,
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
  return said;
}

/** The variables of how the company is reached. */
async function readReach(db: Connection): Promise<Record<string, string>> {
  const { phone, email } = await findReach(db);
  return {
    ...(phone !== undefined && { LIVREE_BRAND_PHONE: phone }),
    ...(email !== undefined && { LIVREE_BRAND_EMAIL: email }),
  };
}
