import { z } from '@livree/contracts/schema';
import { ledgerSettings, publicKeySchema, releaseKeySettings } from '@livree/release/ledger';
import {
  type Environment,
  gatewaySecretSetting,
  healthPortSetting,
  hostSetting,
  optionalSetting,
  portSetting,
  readEnvironment,
  rules,
  setting,
  sharedSettings,
} from '@livree/server/environment';

/** The variables of the release commands. */
export const settings = z.object({
  LIVREE_DATA: sharedSettings.LIVREE_DATA,
  API_ORIGIN: optionalSetting(rules.origin, {
    about: 'where the API listens',
    shown: 'that of `npm start` with the same `LIVREE_DATA`, or `http://127.0.0.1:4201`',
  }),
  LIVREE_GATEWAY_SECRET: gatewaySecretSetting,
  ...ledgerSettings,
  ...releaseKeySettings,
  LIVREE_SOURCE_KEY: optionalSetting(publicKeySchema, {
    about: 'the public key of the operator of the ledger that `promote --from` names',
    shown: 'that of this ledger',
  }),
  HOST: hostSetting('localhost'),
  PORT: portSetting(4200),
  LIVREE_SITE_URL: optionalSetting(rules.httpUrl, {
    about: 'the site that invitations lead to',
    shown: 'localhost on `PORT`',
  }),
  LIVREE_LEDGER_URL: optionalSetting(rules.httpUrl, {
    about:
      'the address at which teams reach the ledger service through a proxy; their signatures name its host',
    shown: 'where `serve-ledger` listens',
  }),
  LIVREE_HEALTH_PORT: healthPortSetting,
  LEDGER_PORT: setting(rules.port, '4290', { about: 'the port of the ledger service, `serve-ledger`' }),
  DESK_PORT: setting(rules.port, '4280', { about: 'the port of the release desk, `desk`' }),
});

export type Settings = z.output<typeof settings>;

/** @throws ConfigError with one sentence for each invalid variable */
export const readSettings = (env: Environment): Settings => readEnvironment(settings, env);
