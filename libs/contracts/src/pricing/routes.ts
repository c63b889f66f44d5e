import { defineRoute } from '../shared/route.ts';
import * as pricing from './schemas.ts';
import { totalsAnswer, totalsRequest } from './totals.ts';

export const pricingRoutes = {
  tariff: defineRoute({
    id: 'pricing.tariff',
    method: 'GET',
    path: '/pricing',
    auth: 'public',
    summary: 'The default tariff',
    response: pricing.tariffAnswer,
  }),
  configs: defineRoute({
    id: 'pricing.configs',
    method: 'GET',
    path: '/pricing/configs',
    auth: 'public',
    summary: 'All tariffs: the default, by city and by vehicle',
    response: pricing.pricingConfigsAnswer,
  }),
  cityConfig: defineRoute({
    id: 'pricing.cityConfig',
    method: 'GET',
    path: '/pricing/configs/{city}',
    auth: 'public',
    summary: "A city's tariff, or the default where the city has none",
    params: pricing.cityParams,
    response: pricing.pricingConfigAnswer,
  }),
  vehicles: defineRoute({
    id: 'pricing.vehicles',
    method: 'GET',
    path: '/pricing/vehicles',
    auth: 'public',
    summary: 'Hourly price of every vehicle',
    response: pricing.vehiclePricesAnswer,
  }),
  calculate: defineRoute({
    id: 'pricing.calculate',
    method: 'POST',
    path: '/pricing/calculate',
    auth: 'public',
    summary: 'Estimate for a distance given by the caller; never bookable as such',
    body: pricing.calculationRequest,
    response: pricing.calculationAnswer,
  }),
  quote: defineRoute({
    id: 'pricing.quote',
    method: 'POST',
    path: '/pricing/quote',
    auth: 'public',
    summary: 'Signed, itemised price of a ride between addresses',
    body: pricing.quoteRequest,
    response: pricing.quoteAnswer,
  }),
  totals: defineRoute({
    id: 'pricing.totals',
    method: 'POST',
    path: '/pricing/totals',
    auth: 'public',
    summary: 'The price of a ride between addresses with every vehicle on offer',
    body: totalsRequest,
    response: totalsAnswer,
  }),
} as const;
