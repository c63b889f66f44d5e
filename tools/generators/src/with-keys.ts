import { declareKeys, keysFile, readOwner } from '@livree/build/texts';
import type { Plan } from './plan.ts';

/** A plan with the declared keys of the French texts that it writes. */
export function withKeys(plan: Plan): Plan {
  const owners = Object.entries(plan.files).flatMap(([file, text]) =>
    file.endsWith('/messages/fr.json') ? [readOwner(file, text)] : [],
  );
  const keys = owners.map((owner) => [keysFile(owner), declareKeys(owner)]);
  return { ...plan, files: { ...plan.files, ...Object.fromEntries(keys) } };
}
