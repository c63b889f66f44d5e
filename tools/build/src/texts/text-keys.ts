import { join } from 'node:path';
import { eachText } from '@livree/i18n';
import type { TextOwner } from './text-owners.ts';

/**
 * Where an owner's keys are declared: `apps/api/src/generated/contact-keys.d.ts`. Those of a library are in `libs/i18n`,
 * because contracts and design system know no i18next.
 */
export function keysFile({ namespace, source }: TextOwner): string {
  const [kind = '', project = '', root = '', ...folders] = source.split('/');
  if (kind === 'libs' && project !== 'i18n')
    return `libs/i18n/src/generated/${namespace.replace('/', '-')}-keys.d.ts`;
  return join(kind, project, root, 'generated', `${folders.at(-1) ?? 'text'}-keys.d.ts`);
}

/** What a caller must know of a text: its placeholders. */
function placeholders(text: string): string {
  const found = text.match(/\{\{[^}]+\}\}/g) ?? [];
  return found.length === 0 ? 'string' : `'${found.map((mark) => mark.replaceAll(' ', '')).join('')}'`;
}

/** The declaration of an owner's keys, each with the placeholders of its text. */
export function declareKeys({ namespace, texts }: TextOwner): string {
  const keys = eachText(texts).map(([key, text]) => `      '${key}': ${placeholders(text)};`);
  return [
    '// `npm run texts` writes this file: the keys of the texts, each with its placeholders.',
    "import type {} from '@livree/i18n/keys';",
    "declare module '@livree/i18n/keys' {",
    '  interface Keys {',
    `    '${namespace}': {`,
    ...keys,
    '    };',
    '  }',
    '}',
    '',
  ].join('\n');
}
