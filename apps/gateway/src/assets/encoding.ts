import { acceptedNames } from './accepted-names.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an `Accept-Encoding` header accepts. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  const accepted = acceptedNames(header);
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** The suffix of each stored form. */
export const encodingSuffix: Readonly<Record<Encoding, '' | '.br' | '.gz'>> = {
  br: '.br',
  gzip: '.gz',
  identity: '',
};
