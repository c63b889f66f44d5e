import { paths, type MetaContext } from '@livree/platform';
import type { LocalBusiness, PostalAddress } from 'schema-dts';

/** The parts of `12 rue de la Paix, 75002 Paris`; an address in another format stays whole. */
function postalAddress(address: string): PostalAddress {
  const parts = /^(?<street>.+),\s*(?<code>\d{4,5})\s+(?<town>[^,]+)$/.exec(address)?.groups;
  return parts === undefined
    ? { '@type': 'PostalAddress', streetAddress: address }
    : {
        '@type': 'PostalAddress',
        streetAddress: parts['street'] ?? '',
        postalCode: parts['code'] ?? '',
        addressLocality: parts['town'] ?? '',
      };
}

/** The operator as a local business of schema.org. */
export function company({ config, address, t }: MetaContext<'marketing'>): Exclude<LocalBusiness, string> {
  const { brand, siteUrl = '', languages } = config;
  return {
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#house`,
    name: brand.name,
    legalName: brand.legalName,
    description: t('home.description'),
    url: address(paths.home()),
    telephone: brand.phone,
    email: brand.email,
    address: postalAddress(brand.address),
    image: `${siteUrl}/social-card.png`,
    currenciesAccepted: config.currency,
    knowsLanguage: languages,
  };
}
