import { toNestErrors } from '@hookform/resolvers';
import { codeText, type FormFaults } from '@livree/api-client';
import { ourName, type Language, type Route } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { FieldRules } from './form-options.ts';

/** The first broken rule of each field of a body, as a key of the contract's texts. */
function findBodyFaults(
  route: Route | undefined,
  body: unknown,
  fieldOf: (path: string) => string,
): FormFaults {
  if (route?.body === undefined) return {};
  const { error } = z.safeEncode(route.body, body);
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[fieldOf(ourName(path.join('.')))] ??= message;
  return faults;
}

const asItIs = (path: string): string => path;

/** Checks the fields of a form by the schema of its call; the sentences are in the visitor's language. */
export function createContractResolver(
  readRules: () => FieldRules<FieldValues>,
  readLanguage: () => Language,
): Resolver {
  return async (values, _, options) => {
    const { route, body, findFaults, fieldOf = asItIs } = readRules();
    const call = typeof route === 'function' ? await route() : route;
    const own = findBodyFaults(call, body ? body(values) : values, fieldOf);
    const faults = { ...own, ...findFaults?.(values) };
    const errors: FieldErrors = {};
    for (const [field, key] of Object.entries(faults))
      errors[field] = { type: key, message: (await codeText(key, readLanguage())) ?? key };
    const isFaultless = Object.keys(errors).length === 0;
    return isFaultless ? { values, errors: {} } : { values: {}, errors: toNestErrors(errors, options) };
  };
}
