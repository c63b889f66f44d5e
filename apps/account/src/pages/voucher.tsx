import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { voucherQuery } from '../features/voucher/api/voucher-query.ts';
import { VoucherCheck } from '../features/voucher/components/voucher-check.tsx';

export const prefetch = ({ queries, api, params }: PrefetchContext): Promise<unknown> =>
  queries.fetchQuery(voucherQuery(api, params['code'] ?? ''));

export const status = (data: unknown): 200 | 404 => (data === null ? 404 : 200);

export const meta = ({ t }: MetaContext<'account'>): PageMeta => ({
  title: t('voucher.title'),
  description: t('voucher.description'),
  noindex: true,
});

export const Page = VoucherCheck;
