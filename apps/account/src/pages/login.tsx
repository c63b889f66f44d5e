import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { authPictureQuery } from '../auth/auth-picture-query.ts';
import { GoogleButton } from '../features/google/components/google-button.tsx';
import { Login } from '../features/sign-in/components/login.tsx';

export const meta = ({ t }: MetaContext<'account'>): PageMeta => ({
  title: t('login.title'),
  description: t('login.description'),
});

export const prefetch = ({ queries }: PrefetchContext): Promise<unknown> =>
  queries.ensureQueryData(authPictureQuery());

export const Page = () => (
  <Login>
    <GoogleButton />
  </Login>
);
