import { ConfigError } from '@livree/server/environment';

/** Two variables that must be set together. @throws ConfigError if one is missing */
export function readPair<const First extends string, const Second extends string>(
  env: { readonly [Name in First | Second]?: string | undefined },
  first: First,
  second: Second,
): readonly [string, string] | undefined {
  const [one, other] = [env[first], env[second]];
  if (one !== undefined && other !== undefined) return [one, other];
  if (one === other) return undefined;
  throw new ConfigError(`${first} and ${second} must be set together.`);
}
