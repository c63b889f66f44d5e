import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { entrancePictureQuery } from '../entrance/entrance-picture-query.ts';
import { ResetPassword } from '../features/recovery/components/reset-password.tsx';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('reset.title'), noindex: true });

export const prefetch = ({ queries }: PrefetchContext): Promise<unknown> =>
  queries.ensureQueryData(entrancePictureQuery());

export const Page = ResetPassword;
