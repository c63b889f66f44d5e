import { acceptedNames } from './accepted-names.ts';

/** Smallest first. */
const smaller = ['avif', 'webp'] as const;

/**
 * The names under which a picture may be sent to a browser with this `Accept` header, best first. The API names pictures
 * of the house by their JPEG, which every reader of its answers can show; the smaller forms lie beside it.
 */
export function pictureForms(file: string, accept: string | undefined): readonly string[] {
  if (!file.endsWith('.jpeg')) return [file];
  const accepted = acceptedNames(accept);
  const forms = smaller.filter((form) => accepted.has(`image/${form}`));
  return [...forms.map((form) => file.replace(/jpeg$/, form)), file];
}
