import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { authPictureQuery } from '../auth/auth-picture-query.ts';
import { ResetPassword } from '../features/recovery/components/reset-password.tsx';

export const meta = ({ t }: MetaContext<'account'>): PageMeta => ({ title: t('reset.title'), noindex: true });

export const prefetch = ({ queries }: PrefetchContext): Promise<unknown> =>
  queries.ensureQueryData(authPictureQuery());

export const Page = ResetPassword;
