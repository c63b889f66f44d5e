import { promises, type SiteFaq } from '@livree/contracts';
import { Container, PageHead } from '@livree/design-system/layout';
import { paths, type MetaContext, type PageMeta, type PrefetchContext } from '@livree/platform';
import { breadcrumb } from '@livree/platform/breadcrumb';
import { useTranslation } from 'react-i18next';
import { contactsQuery } from '../features/contact/api/contacts-query.ts';
import { faqQuery } from '../features/contact/api/faq-query.ts';
import { hoursQuery } from '../features/contact/api/hours-query.ts';
import { Emergency } from '../features/contact/components/emergency.tsx';
import { Faq } from '../features/contact/components/faq.tsx';
import { Tiles } from '../features/contact/components/tiles.tsx';
import { Write } from '../features/contact/components/write.tsx';
import { company } from '../structured/company.ts';
import { questions } from '../structured/questions.ts';

export function meta(context: MetaContext<'marketing', SiteFaq>): PageMeta {
  const { t, data } = context;
  return {
    title: t('contact.title'),
    description: t('contact.description'),
    image: 'terminal-kerb',
    structured: [
      company(context),
      ...(data === undefined ? [] : [questions(data, context)]),
      breadcrumb(context, { name: t('contact.headline'), path: paths.contact() }),
    ],
  };
}

export async function prefetch({ queries, api }: PrefetchContext): Promise<SiteFaq> {
  const [faq] = await Promise.all([
    queries.ensureQueryData(faqQuery(api)),
    queries.ensureQueryData(contactsQuery(api)),
    queries.ensureQueryData(hoursQuery(api)),
  ]);
  return faq;
}

export function Page() {
  const { t } = useTranslation('marketing');
  return (
    <>
      <PageHead title={t('contact.headline')} lead={t('contact.lead', { hours: promises.answerHours })} />
      <Container>
        <Tiles />
      </Container>
      <Write />
      <Faq />
      <Emergency />
    </>
  );
}
