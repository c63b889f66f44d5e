import { acceptedNames } from './accepted-names.ts';

/** Smallest first. */
const smaller = ['avif', 'webp'] as const;

/**
 * The file names that may answer a request with this `Accept` header, best first. The API names our pictures by their
 * JPEG, which every client can show; the smaller forms are stored beside it.
 */
export function pictureForms(file: string, accept: string | undefined): readonly string[] {
  if (!file.endsWith('.jpeg')) return [file];
  const accepted = acceptedNames(accept);
  const forms = smaller.filter((form) => accepted.has(`image/${form}`));
  return [...forms.map((form) => file.replace(/jpeg$/, form)), file];
}
