import { z } from '@livree/contracts/schema';
import { ConfigError } from './config-error.ts';
import { findDescription } from './setting.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** An address may contain a user and a password, also one that is mistyped. */
const mayNameUser = (value: string): boolean => /[:/].*(?:@|%40)/s.test(value);

/** Reads a program's settings. @throws ConfigError with one sentence for each invalid variable */
export function readEnvironment<Shape extends Readonly<Record<string, z.core.$ZodType>>>(
  schema: z.ZodMiniObject<Shape>,
  env: Environment,
): z.output<z.ZodMiniObject<Shape>> {
  const result = z.safeParse(schema, env);
  if (result.success) return result.data;
  const faults = new Map(
    result.error.issues.map(({ path, message }) => [String(path[0] ?? 'The environment'), message]),
  );
  const sentences = [...faults].map(([name, message]) => {
    const rule = schema.shape[name];
    const value = env[name] ?? '';
    const isSecret = (rule !== undefined && findDescription(rule)?.isSecret === true) || mayNameUser(value);
    return `${name} ${message}${isSecret ? '' : ` (it is "${value}")`}.`;
  });
  throw new ConfigError(sentences.join('\n'));
}
