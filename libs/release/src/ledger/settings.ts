import { join, resolve } from 'node:path';
import { z } from '@livree/contracts/schema';
import {
  ConfigError,
  type Environment,
  optionalSetting,
  readEnvironment,
  rules,
} from '@livree/server/environment';
import { type Ledger, openLedger } from './ledger.ts';
import { publicKeySchema } from './log/acts.ts';
import { createSigner } from './log/keys.ts';
import { localKey } from './log/local-key.ts';
import { logPath, type Trust } from './log/log.ts';
import { Refusal } from './refusal.ts';
import { openStore } from './store/open-store.ts';

/** `s3:/bucket`, `s3//bucket` and their like are mistyped addresses; a folder of Windows has one letter before the colon. */
const isMistyped = (text: string): boolean => /^(?:\w{2,}:(?!\/\/)|(?:s3|https?)\/\/)/.test(text);

const bucketAddress = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/[\w./-]*)?(?:\?.*)?$/;

const bucketParameters = new Set(['region', 'endpoint']);

const isBucket = (text: string): boolean =>
  bucketAddress.test(text) &&
  [...new URL(text).searchParams.keys()].every((name) => bucketParameters.has(name));

const isFolder = (text: string): boolean =>
  text !== '' && text === text.trim() && !text.includes('://') && !isMistyped(text);

/** Whether an address, or that of the endpoint in it, has a user or a password. */
const namesUser = (text: string): boolean => {
  const { username = '', password = '', searchParams } = URL.parse(text) ?? {};
  const endpoint = searchParams?.get('endpoint') ?? '';
  return username !== '' || password !== '' || (endpoint !== '' && namesUser(endpoint));
};

const address = z.pipe(
  z.string().check(
    z.refine((text) => !namesUser(text), {
      error: 'must not contain a user or a password',
      abort: true,
    }),
    z.refine(
      (text) => isFolder(text) || isBucket(text) || z.safeParse(rules.secureUrl, text).success,
      'must be the path of a folder, or an address such as s3://bucket/prefix or https://ledger.example',
    ),
  ),
  z.transform((text) => (text.includes('://') ? text : resolve(text))),
);

/** What every program that opens the ledger reads. */
export const ledgerSettings = {
  LIVREE_LEDGER: optionalSetting(address, {
    about:
      'where releases are kept: a folder, the address of a ledger service, or `s3://bucket/prefix?region=…&endpoint=…`, whose keys are in `AWS_ACCESS_KEY_ID` and its like',
    shown: '`ledger` in `LIVREE_DATA`',
  }),
  LIVREE_LEDGER_KEY: optionalSetting(publicKeySchema, {
    about: 'the operator’s public release key: the ledger’s log is believed by it alone',
    shown: 'that of the key in `LIVREE_DATA`',
    // Whoever gives the private key here by mistake shall not find it in a log.
    isSecret: true,
  }),
};

/** What programs that write to the ledger read too. */
export const releaseKeySettings = {
  LIVREE_RELEASE_KEY: optionalSetting(rules.text, {
    about:
      'the private key, as `key new` printed it, that signs what a release command does and what is asked of a ledger service',
    shown: 'the operator’s, made once in `LIVREE_DATA`',
    isSecret: true,
  }),
};

interface NamedTrust {
  readonly LIVREE_LEDGER_KEY?: string | undefined;
  readonly LIVREE_RELEASE_KEY?: string | undefined;
}

/**
 * The keys that these settings trust, and the one that signs. The key in the data folder replaces missing ones.
 * @throws ConfigError for a key to sign with and none to believe: the one in the data folder would be another operator's
 */
export async function readTrust(
  { LIVREE_LEDGER_KEY: named, LIVREE_RELEASE_KEY: own }: NamedTrust,
  data: string,
): Promise<Trust> {
  if (named === undefined && own !== undefined && createSigner(own).key !== (await localKey(data)).key)
    throw new ConfigError(
      'LIVREE_RELEASE_KEY is set and LIVREE_LEDGER_KEY, the operator’s public key, is not.',
    );
  return {
    operatorKey: named ?? (await localKey(data)).key,
    signer: async () => (own === undefined ? localKey(data) : createSigner(own)),
  };
}

/**
 * Opens another ledger to read it: that of a site where releases are tried first.
 * @param operatorKey the public key by which its log is believed; this site's, if both have one operator
 * @throws ConfigError when this is no address of a ledger; Refusal if there is none
 */
export async function openOtherLedger(
  named: string,
  { operatorKey, own, data }: { operatorKey?: string | undefined; own: NamedTrust; data: string },
): Promise<Ledger> {
  const { LIVREE_LEDGER: place = '' } = readEnvironment(
    z.pick(z.object(ledgerSettings), { LIVREE_LEDGER: true }),
    {
      LIVREE_LEDGER: named,
    },
  );
  const trust = await readTrust({ ...own, LIVREE_LEDGER_KEY: operatorKey ?? own.LIVREE_LEDGER_KEY }, data);
  const store = await openStore(place, trust.signer);
  if ((await store.read(logPath)) === undefined) throw new Refusal(`there is no ledger at ${place}`);
  return openLedger(store, trust);
}

/**
 * Opens the ledger that an environment names, to read it and to write to it.
 * @param data the folder for data
 * @throws ConfigError when the environment names none that could be
 */
export async function openNamedLedger(environment: Environment, data: string): Promise<Ledger> {
  const schema = z.object({ ...ledgerSettings, ...releaseKeySettings });
  const settings = readEnvironment(schema, environment);
  const { LIVREE_LEDGER: named = join(data, 'ledger') } = settings;
  const trust = await readTrust(settings, data);
  return openLedger(await openStore(named, trust.signer), trust);
}
