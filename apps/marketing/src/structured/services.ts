import type { MetaContext } from '@livree/platform';
import type { Service } from 'schema-dts';
import { bookService, serviceOffers } from '../offers.ts';
import { company } from './company.ts';

/** The operator's services with their hourly prices, as schema.org data. */
export function services(context: MetaContext<'marketing'>): Service[] {
  const { config, address, t } = context;
  return serviceOffers(config).map(({ id, hourlyPrice }) => ({
    '@type': 'Service',
    name: t(`common:service.${id}`),
    serviceType: t(`common:service.${id}`),
    provider: company(context),
    offers: {
      '@type': 'Offer',
      url: address(bookService(id)),
      priceCurrency: config.currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: hourlyPrice / 100,
        priceCurrency: config.currency,
        unitCode: 'HUR',
      },
    },
  }));
}
