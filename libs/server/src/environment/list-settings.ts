import { z } from '@livree/contracts/schema';
import { findDescription } from './setting.ts';

export const listedSetting = z.object({ name: z.string(), fallback: z.string(), about: z.string() });

/** A variable as the table of settings shows it. */
export type ListedSetting = z.output<typeof listedSetting>;

/** The variables that a program reads, in the order of its schema. @throws Error for one without a description */
export function listSettings({ shape }: z.ZodMiniObject): ListedSetting[] {
  return Object.entries(shape).map(([name, schema]) => {
    const description = findDescription(schema);
    if (description === undefined) throw new Error(`${name} has no description`);
    return { name, fallback: description.shown ?? 'none', about: description.about };
  });
}
