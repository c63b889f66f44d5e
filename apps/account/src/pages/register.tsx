import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { authPictureQuery } from '../auth/auth-picture-query.ts';
import { Registration } from '../features/sign-in/components/registration.tsx';

export const meta = ({ t }: MetaContext<'account'>): PageMeta => ({
  title: t('register.title'),
  description: t('register.description'),
});

export const prefetch = ({ queries }: PrefetchContext): Promise<unknown> =>
  queries.ensureQueryData(authPictureQuery());

export const Page = Registration;
