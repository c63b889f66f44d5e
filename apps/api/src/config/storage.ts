import { z } from '@livree/contracts/schema';
import { ConfigError, optionalSetting, rules, setting } from '@livree/server/environment';
import { readPair } from './read-pair.ts';

/** Where uploaded files go. */
export const storageSettings = {
  LIVREE_S3_BUCKET: optionalSetting(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
    {
      about:
        'an S3 bucket for uploaded files, the same for all processes of a site; the API does not start when it cannot use the bucket',
      shown: 'the data folder',
    },
  ),
  LIVREE_S3_ACCESS_KEY_ID: optionalSetting(rules.text, { about: 'the access key of the bucket' }),
  LIVREE_S3_SECRET_ACCESS_KEY: optionalSetting(rules.text, {
    about: 'the secret of that key',
    isSecret: true,
  }),
  LIVREE_S3_ENDPOINT: optionalSetting(rules.httpUrl, {
    about: 'another server that speaks the S3 protocol',
    shown: 'Amazon’s',
  }),
  LIVREE_S3_REGION: setting(rules.text, 'us-east-1', { about: 'the region of the bucket' }),
};

const schema = z.object(storageSettings);

/** A bucket with its keys, or none. @throws ConfigError if it is incomplete */
function readS3(env: z.output<typeof schema>) {
  const bucket = env.LIVREE_S3_BUCKET;
  const keys = readPair(env, 'LIVREE_S3_ACCESS_KEY_ID', 'LIVREE_S3_SECRET_ACCESS_KEY');
  if (bucket === undefined && keys === undefined) return undefined;
  if (bucket === undefined || keys === undefined)
    throw new ConfigError('LIVREE_S3_BUCKET and LIVREE_S3_ACCESS_KEY_ID must be set together.');
  const [accessKeyId, secretAccessKey] = keys;
  const { LIVREE_S3_ENDPOINT: endpoint, LIVREE_S3_REGION: region } = env;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

/** @throws ConfigError */
export const readStorage = (env: z.output<typeof schema>) => ({
  /** The bucket that replaces the data folder. */
  s3: readS3(env),
});
