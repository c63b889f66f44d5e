import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { authPictureQuery } from '../auth/auth-picture-query.ts';
import { VerifyEmail } from '../features/confirmation/components/verify-email.tsx';

export const meta = ({ t }: MetaContext<'account'>): PageMeta => ({
  title: t('confirmation.title'),
  noindex: true,
});

export const prefetch = ({ queries }: PrefetchContext): Promise<unknown> =>
  queries.ensureQueryData(authPictureQuery());

export const Page = VerifyEmail;
