import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { entrancePictureQuery } from '../entrance/entrance-picture-query.ts';
import { ForgotPassword } from '../features/recovery/components/forgot-password.tsx';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('forgot.title'),
  description: t('forgot.description'),
});

export const prefetch = ({ queries }: PrefetchContext): Promise<unknown> =>
  queries.ensureQueryData(entrancePictureQuery());

export const Page = ForgotPassword;
