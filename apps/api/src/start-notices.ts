import type { Config } from './config.ts';
import { namesFictional } from './config/company.ts';

const ownHost = new Set(['127.0.0.1', '::1', 'localhost']);

/** What an operator of several processes or hosts should know, in sentences for the log. */
export function startNotices({
  databaseUrl,
  redisUrl,
  host,
  gatewaySecrets,
  secondFactor,
  brand,
  company,
  payments,
}: Pick<
  Config,
  'databaseUrl' | 'redisUrl' | 'host' | 'gatewaySecrets' | 'secondFactor' | 'brand' | 'company' | 'payments'
>): string[] {
  const notices: string[] = [];
  if (databaseUrl !== undefined && redisUrl === undefined)
    notices.push(
      'each API process counts its own limits: when there are several, set LIVREE_REDIS_URL for all of them',
    );
  if (!ownHost.has(host) && gatewaySecrets.length === 0)
    notices.push(
      'a gateway on another host counts as one visitor: set LIVREE_GATEWAY_SECRET for it and for the API',
    );
  if (secondFactor === 'off')
    notices.push(
      'operators and dispatchers sign in without a second factor: set LIVREE_SECOND_FACTOR=required for a real company',
    );
  if (databaseUrl !== undefined && brand.isDemonstration)
    notices.push(
      'this is a demonstration with the data of a fictional company: a real one sets LIVREE_DEMONSTRATION=off, on a database of its own',
    );
  if (!brand.isDemonstration && namesFictional({ brand, company }))
    notices.push(
      'legal texts and receipts name a fictional company: set the LIVREE_BRAND_ and LIVREE_COMPANY_ variables (docs/settings.md)',
    );
  if (!brand.isDemonstration && payments.methods.some(({ provider }) => provider === 'sandbox'))
    notices.push(
      'rides are paid with money that does not exist: set the variables of Stripe or PayPal, or LIVREE_SANDBOX_PAYMENTS=off',
    );
  return notices;
}
