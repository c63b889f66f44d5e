import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { authPictureQuery } from '../auth/auth-picture-query.ts';
import { GoogleCallback } from '../features/google/components/google-callback.tsx';

export const meta = ({ t }: MetaContext<'account'>): PageMeta => ({
  title: t('google.title'),
  noindex: true,
});

export const prefetch = ({ queries }: PrefetchContext): Promise<unknown> =>
  queries.ensureQueryData(authPictureQuery());

export const Page = GoogleCallback;
