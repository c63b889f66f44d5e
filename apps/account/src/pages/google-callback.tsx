import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { entrancePictureQuery } from '../entrance/entrance-picture-query.ts';
import { GoogleCallback } from '../features/google/components/google-callback.tsx';

export const meta = ({ t }: MetaContext): PageMeta => ({ title: t('google.title'), noindex: true });

export const prefetch = ({ queries }: PrefetchContext): Promise<unknown> =>
  queries.ensureQueryData(entrancePictureQuery());

export const Page = GoogleCallback;
