import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { authPictureQuery } from '../auth/auth-picture-query.ts';
import { ForgotPassword } from '../features/recovery/components/forgot-password.tsx';

export const meta = ({ t }: MetaContext<'account'>): PageMeta => ({
  title: t('forgot.title'),
  description: t('forgot.description'),
});

export const prefetch = ({ queries }: PrefetchContext): Promise<unknown> =>
  queries.ensureQueryData(authPictureQuery());

export const Page = ForgotPassword;
