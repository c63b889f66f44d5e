import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { authPictureQuery } from '../auth/auth-picture-query.ts';
import { GuestPage } from '../features/guest/components/guest-page.tsx';

export const meta = ({ t }: MetaContext<'account'>): PageMeta => ({ title: t('guest.title'), noindex: true });

export const prefetch = ({ queries }: PrefetchContext): Promise<unknown> =>
  queries.ensureQueryData(authPictureQuery());

export const Page = GuestPage;
