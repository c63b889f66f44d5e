import type { ServiceType, SiteConfig } from '@livree/contracts';
import { paths } from '@livree/platform';

/** The services with texts, in display order. */
const offeredServices = ['business', 'airport', 'private'] as const satisfies readonly ServiceType[];

export interface ServiceOffer {
  readonly id: ServiceType;
  /** Cents per hour, the minimum. */
  readonly hourlyPrice: number;
}

/** The operator's services that have texts here. */
export function serviceOffers({ services }: Pick<SiteConfig, 'services'>): ServiceOffer[] {
  return offeredServices.flatMap((id) => {
    const service = services.find((candidate) => candidate.id === id);
    return service === undefined ? [] : [{ id, hourlyPrice: service.pricePerHour.cents }];
  });
}

/** The booking page with a selected service. */
export const bookService = (id: ServiceType): string => `${paths.booking()}?service=${id}`;
