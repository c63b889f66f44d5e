import { isTextKey, type TextKey } from '@livree/contracts';
import texts from '@livree/contracts/messages/fr.json' with { type: 'json' };
import { z } from '@livree/contracts/schema';
import { AppError } from './app-error.ts';

/** The errors of an input by wire field, each as a key of the texts. */
function listFaults(error: z.core.$ZodError): Record<string, TextKey[]> {
  // A map, because a field may have any name, such as `constructor`.
  const faults = new Map<string, Set<TextKey>>();
  const add = (path: string, fault: TextKey): void => {
    const known = faults.get(path) ?? new Set<TextKey>();
    faults.set(path, known.add(fault));
  };
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add([...path, key].join('.'), 'validation.unknown_field');
    } else {
      add(path.join('.') || 'body', toFault(issue));
    }
  }
  return Object.fromEntries([...faults].map(([path, known]) => [path, [...known]]));
}

function toFault(issue: z.core.$ZodIssue): TextKey {
  if (isTextKey(texts, issue.message)) return issue.message;
  return issue.code === 'invalid_type' && issue.input === undefined
    ? 'validation.required'
    : 'validation.invalid';
}

/** Parses an input with its schema. @throws AppError 422 with the errors by field */
export function readInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw new AppError('validation', {}, listFaults(result.error));
}
