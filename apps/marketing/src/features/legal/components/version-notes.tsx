import { isOneOf, legalDocuments, type LegalText } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { Link, paths, useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './legal.module.css';
import { Ordinals } from './ordinals.tsx';

/** Notes on a text's validity, its other versions, and that a fictional operator's texts bind nobody. */
export function VersionNotes({ text, asked }: { text: LegalText; asked: string | undefined }) {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { isDemonstration } = useShell().config.brand;
  const day = (date: string) => formatterFor(language).date(date, 'long');
  const page = isOneOf(legalDocuments, text.document) ? paths[text.document]() : paths.home();
  const at = (version: string) => `${page}?version=${encodeURIComponent(version)}`;
  const { next, earlier } = text;
  return (
    <div className={styles.notes}>
      <p className={styles.version}>
        <Ordinals text={t('legal.version', { date: day(text.effectiveFrom) })} />
      </p>
      {isDemonstration ? <Banner title={t('legal.demonstration')}>{t('legal.fictional')}</Banner> : null}
      {next === null ? null : (
        <Banner
          title={<Ordinals text={t('legal.next', { date: day(next.effectiveFrom) })} />}
          actions={
            <Link to={at(next.version)} className={textLinkClass()}>
              {t('legal.readNext')}
            </Link>
          }
        />
      )}
      {asked === undefined ? null : (
        <p>
          {t('legal.asked')}{' '}
          <Link to={page} className={textLinkClass({ inline: true })}>
            {t('legal.readCurrent')}
          </Link>
        </p>
      )}
      {earlier.length === 0 ? null : (
        <p>
          {t('legal.earlier')}{' '}
          {earlier.map(({ version, effectiveFrom }) => (
            <Link key={version} to={at(version)} className={textLinkClass({ inline: true })}>
              <Ordinals text={day(effectiveFrom)} />
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
