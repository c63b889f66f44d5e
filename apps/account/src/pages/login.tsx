import { useLocation, type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { authPictureQuery } from '../auth/auth-picture-query.ts';
import { readSender } from '../auth/read-sender.ts';
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
    <GoogleButton from={readSender(useLocation().state)} />
  </Login>
);
