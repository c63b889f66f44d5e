import type { MetaContext, PageMeta } from '@livree/platform';
import { useMessages } from '@livree/platform';

export function meta({ t }: MetaContext): PageMeta {
  return { title: t('home.title'), description: t('home.description') };
}

export function Page() {
  const { t } = useMessages('marketing');
  return <h1>{t('home.headline')}</h1>;
}
