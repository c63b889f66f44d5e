import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { entrancePictureQuery } from '../features/sign-in/api/entrance-picture-query.ts';
import { Login } from '../features/sign-in/components/login.tsx';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('login.title'),
  description: t('login.description'),
});

export const prefetch = ({ queries }: PrefetchContext): Promise<unknown> =>
  queries.ensureQueryData(entrancePictureQuery());

export const Page = Login;
