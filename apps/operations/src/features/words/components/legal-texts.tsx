import { type LegalDocument, legalDocuments } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as parts from '../../../frame/parts.module.css';
import { ReadState } from '../../../frame/read-state.tsx';
import { legalQuery } from '../api/legal-query.ts';
import * as styles from './words.module.css';

/** The edition of each legal text that is in force, and the one that is announced. */
export function LegalTexts() {
  const { t } = useTranslation('operations');
  return (
    <section className={parts.part}>
      <h2>{t('words.part.legal')}</h2>
      <p className={parts.told}>{t('words.legal.where')}</p>
      <ul className={styles.entries}>
        {legalDocuments.map((document) => (
          <LegalText key={document} document={document} />
        ))}
      </ul>
    </section>
  );
}

function LegalText({ document }: { document: LegalDocument }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const format = formatterFor(useLanguage());
  const text = useQuery(legalQuery(api, document));
  const tellDay = (day: string) => format.date(day, 'long');
  return (
    <li className={styles.entry}>
      <div>
        <b>{t(`words.legal.${document}`)}</b>
        <ReadState read={text}>
          {({ version, effectiveFrom, next }) => (
            <>
              <p className={styles.text}>
                {t('words.legal.inForce', { version, since: tellDay(effectiveFrom) })}
              </p>
              <p className={styles.text}>
                {next
                  ? t('words.legal.next', { version: next.version, from: tellDay(next.effectiveFrom) })
                  : t('words.legal.noNext')}
              </p>
            </>
          )}
        </ReadState>
      </div>
    </li>
  );
}
