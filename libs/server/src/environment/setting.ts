import { z } from '@livree/contracts/schema';

export interface SettingDescription {
  /** What it does, for the table of settings. */
  readonly about: string;
  /** Its value if it is left out, as it would be written. */
  readonly fallback?: string;
  /** The effect of leaving it out, if `none` or the value itself would not explain it. */
  readonly shown?: string;
  /** A message about it never repeats its value. */
  readonly isSecret?: boolean;
}

const descriptions = z.registry<SettingDescription>();

/** A variable of the environment that may be left out; its value is then undefined. */
export function optionalSetting<S extends z.core.$ZodType>(
  rule: S,
  description: SettingDescription,
): z.ZodMiniOptional<S> {
  const schema = z.optional(rule);
  descriptions.add(schema, description);
  return schema;
}

/** A variable of the environment with a default, written as in the environment. */
export function setting<S extends z.core.$ZodType<unknown, string>>(
  rule: S,
  fallback: z.core.input<S>,
  description: SettingDescription,
): z.ZodMiniPrefault<S> {
  const schema = z.prefault(rule, fallback);
  descriptions.add(schema, {
    fallback,
    shown: fallback === '' ? 'none' : `\`${fallback}\``,
    ...description,
  });
  return schema;
}

/** The description of a declared variable. */
export const findDescription = (schema: z.core.$ZodType): SettingDescription | undefined =>
  descriptions.get(schema);
