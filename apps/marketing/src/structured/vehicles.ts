import type { Vehicle } from '@livree/contracts';
import { paths, type MetaContext } from '@livree/platform';
import type { ItemList, Product } from 'schema-dts';

function product(vehicle: Vehicle, { config, address }: MetaContext<'marketing'>): Product {
  const { siteUrl = '', currency } = config;
  const price = vehicle.pricePerHour?.cents;
  return {
    '@type': 'Product',
    name: vehicle.name,
    description: vehicle.description,
    ...(vehicle.primaryImage === null ? {} : { image: `${siteUrl}${vehicle.primaryImage}` }),
    ...(price === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: address(paths.vehicles()),
            availability: 'https://schema.org/InStock',
            price: price / 100,
            priceCurrency: currency,
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: price / 100,
              priceCurrency: currency,
              unitCode: 'HUR',
            },
          },
        }),
  };
}

/** Vehicles with their hourly prices, as schema.org data. */
export function vehicleList(vehicles: readonly Vehicle[], context: MetaContext<'marketing'>): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: vehicles.map((vehicle, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: product(vehicle, context),
    })),
  };
}
