import { Container, PageHead } from '@livree/design-system/base';
import { useMessages, type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { contactsQuery } from '../features/contact/api/contacts-query.ts';
import { faqQuery } from '../features/contact/api/faq-query.ts';
import { hoursQuery } from '../features/contact/api/hours-query.ts';
import { Emergency } from '../features/contact/components/emergency.tsx';
import { Faq } from '../features/contact/components/faq.tsx';
import { Tiles } from '../features/contact/components/tiles.tsx';
import { Write } from '../features/contact/components/write.tsx';

export function meta({ t }: MetaContext): PageMeta {
  return { title: t('contact.title'), description: t('contact.description') };
}

export function prefetch({ queries, api }: PrefetchContext): Promise<unknown> {
  return Promise.all([
    queries.ensureQueryData(contactsQuery(api)),
    queries.ensureQueryData(hoursQuery(api)),
    queries.ensureQueryData(faqQuery(api)),
  ]);
}

export function Page() {
  const { t } = useMessages('marketing');
  return (
    <>
      <PageHead title={t('contact.headline')} lead={t('contact.lead')} />
      <Container>
        <Tiles />
      </Container>
      <Write />
      <Faq />
      <Emergency />
    </>
  );
}
