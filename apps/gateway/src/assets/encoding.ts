export type Encoding = 'br' | 'gzip' | 'identity';

/** The best form that an `Accept-Encoding` header takes. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  const accepted = new Set<string>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', weight = ''] = part.trim().toLowerCase().split(';');
    if (!/^\s*q=0(?:\.0*)?$/.test(weight)) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** The suffix under which a form is stored beside its file. */
export const encodingSuffix: Readonly<Record<Encoding, '' | '.br' | '.gz'>> = {
  br: '.br',
  gzip: '.gz',
  identity: '',
};
