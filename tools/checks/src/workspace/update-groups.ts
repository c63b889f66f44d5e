import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@livree/contracts/schema';
import { parse } from 'yaml';

const updatesSchema = z.looseObject({
  updates: z.array(
    z.looseObject({
      'package-ecosystem': z.string(),
      groups: z.record(
        z.string(),
        z.looseObject({
          patterns: z.optional(z.array(z.string())),
          'exclude-patterns': z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const versions = z.optional(z.record(z.string(), z.string()));
const manifest = z.looseObject({ dependencies: versions, devDependencies: versions });

/** The packages that the workspace takes from others. */
export function listPackages(folder: string): string[] {
  const files = [
    'package.json',
    ...globSync('{apps,libs,tools}/*/package.json', { cwd: folder }),
    'e2e/package.json',
  ];
  const own = /^@livree\//;
  const names = files.flatMap((file) => {
    const { dependencies, devDependencies } = z.parse(
      manifest,
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    );
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  return [...new Set(names)].filter((name) => !own.test(name)).toSorted();
}

/** A pattern of the update bot: `*` stands for any text. */
const toPattern = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.+?^$(){}|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`);

/**
 * The names and patterns in the groups of the update bot that mean nothing we have, one line each.
 * @param source the bot's file @param known what we have, by the bot's ecosystems
 */
export function findGroupFaults(
  source: string,
  known: Readonly<Record<string, readonly string[]>>,
): string[] {
  const { updates } = z.parse(updatesSchema, parse(source));
  return updates.flatMap(({ 'package-ecosystem': ecosystem, groups }) =>
    Object.entries(groups).flatMap(([group, { patterns = [], 'exclude-patterns': excluded = [] }]) =>
      [...patterns, ...excluded]
        .filter((pattern) => !(known[ecosystem] ?? []).some((name) => toPattern(pattern).test(name)))
        .map((pattern) => `.github/dependabot.yml: ${pattern} of the group ${group} is nothing that we use`),
    ),
  );
}
