import type { LegalDocument } from '@livree/contracts';
import type { PageModule } from '@livree/platform';
import { legalQuery, versionOf } from './api/legal-query.ts';
import { LegalText } from './components/legal-text.tsx';

/** The page of a text that binds. */
export const legalPage = (document: LegalDocument) =>
  ({
    meta: ({ t }) => ({
      title: t(`legal.${document}.title`),
      description: t(`legal.${document}.lead`),
      image: 'business-saloon-handle',
    }),
    prefetch: ({ queries, api, language, search }) =>
      queries.ensureQueryData(legalQuery(api, language, document, versionOf(search))),
    Page: () => <LegalText document={document} />,
  }) satisfies PageModule;
