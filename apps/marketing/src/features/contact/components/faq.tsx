import { fillText, promises } from '@livree/contracts';
import { Disclosure } from '@livree/design-system/display';
import { unbroken } from '@livree/i18n';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import { Text } from '../../../localized/text.tsx';
import { faqQuery } from '../api/faq-query.ts';
import * as styles from './faq.module.css';

/** Visitors' questions. The numbers in the answers come from the policy. */
export function Faq() {
  const { t } = useTranslation('marketing');
  const { api, config } = useShell();
  const { data } = useQuery(faqQuery(api));
  if (data === undefined || data.questions.length === 0) return null;
  const { version: _version, ...policy } = config.cancellationPolicy;
  const fill = (text: string) => unbroken(fillText(text, { ...promises, ...policy }));
  return (
    <Section className={styles.columns}>
      <h2>{t('contact.faq')}</h2>
      <div className={styles.questions}>
        {data.questions.map(({ question, answer }) => (
          <Disclosure key={question.fr} summary={<Text texts={question} />}>
            <p>
              <Text texts={answer} as={fill} />
            </p>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
