import type { FlatNamespace, ParseKeysWithoutVariables } from 'i18next';

/**
 * The keys of all texts with their placeholders, by namespace. Each owner of texts adds its own in
 * `src/generated/text-keys.d.ts`, which `npm run texts` derives from its `fr.json`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- owners of texts fill it
export interface Keys {}

/** The rest of every key that starts with some steps, of texts without placeholders: `stop` of `validation.stop`. */
export type KeyUnder<Namespace extends FlatNamespace, Start extends string> =
  ParseKeysWithoutVariables<Namespace> extends infer Key
    ? Key extends `${Start}.${infer Rest}`
      ? Rest
      : never
    : never;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: Keys;
    defaultNS: 'common';
    // In these types a key is one name, `form.title`; i18next itself follows the path.
    keySeparator: false;
    strictKeyChecks: true;
    strictInterpolationChecks: true;
  }
}
