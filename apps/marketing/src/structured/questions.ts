import { fillText, promises, textIn, type SiteFaq } from '@livree/contracts';
import type { MetaContext } from '@livree/platform';
import type { FAQPage } from 'schema-dts';

/** The questions and answers of the page, as schema.org data. */
export function questions(
  { questions: asked }: SiteFaq,
  { config, language }: MetaContext<'marketing'>,
): FAQPage {
  const { version: _version, ...policy } = config.cancellationPolicy;
  return {
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: textIn(question, language).text,
      acceptedAnswer: {
        '@type': 'Answer',
        text: fillText(textIn(answer, language).text, { ...promises, ...policy }),
      },
    })),
  };
}
