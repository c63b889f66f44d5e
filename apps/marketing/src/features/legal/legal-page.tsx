import type { LegalDocument } from '@livree/contracts';
import type { MetaContext, PageModule } from '@livree/platform';
import { isNoVersion, legalQuery, readVersion } from './api/legal-query.ts';
import { LegalText } from './components/legal-text.tsx';

/** A version that never existed is a missing page. @throws any other failure */
function nullIfNone(error: unknown): null {
  if (isNoVersion(error)) return null;
  throw error;
}

/** The page of a legal text. */
export const legalPage = (document: LegalDocument) =>
  ({
    meta: ({ t, data }: MetaContext<'marketing'>) => ({
      noindex: data === null,
      title: t(`legal.${document}.title`),
      description: t(`legal.${document}.lead`),
      image: 'business-saloon-handle',
    }),
    prefetch: ({ queries, api, language, search }) =>
      queries.ensureQueryData(legalQuery(api, language, document, readVersion(search))).catch(nullIfNone),
    status: (text) => (text === null ? 404 : 200),
    Page: () => <LegalText document={document} />,
  }) satisfies PageModule;
