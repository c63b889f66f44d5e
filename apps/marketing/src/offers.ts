import type { ServiceType, SiteConfig } from '@livree/contracts';
import { paths } from '@livree/platform';

/** The services that the house has words for, in the order they are told. */
const toldServices = ['business', 'airport', 'private'] as const satisfies readonly ServiceType[];

export interface ServiceOffer {
  readonly id: ServiceType;
  /** Cents an hour, from. */
  readonly hourlyPrice: number;
}

/** The operator's services that this site can tell about. */
export function serviceOffers({ services }: Pick<SiteConfig, 'services'>): ServiceOffer[] {
  return toldServices.flatMap((id) => {
    const service = services.find((candidate) => candidate.id === id);
    return service === undefined ? [] : [{ id, hourlyPrice: service.pricePerHour.cents }];
  });
}

/** The booking page with a service chosen. */
export const bookService = (id: ServiceType): string => `${paths.booking()}?service=${id}`;
