import { send, type Transport } from '@livree/api-client';
import { priceRoutes, type TariffRates } from '@livree/contracts';

/** Drafts other rates of a tariff. @param version what was edited */
export const draftTariff = (api: Transport, id: number, rates: TariffRates, version: string) =>
  send(api, priceRoutes.draft, { params: { id }, body: { ...rates, version } });
