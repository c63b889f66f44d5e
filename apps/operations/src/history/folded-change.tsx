import type { RecordedAct } from '@livree/contracts';
import { Disclosure, Facts } from '@livree/design-system/display';
import { useTranslation } from 'react-i18next';
import { useCompanyFormat } from '../frame/use-company-format.ts';
import { describeChange } from './describe-change.ts';
import * as styles from './folded-change.module.css';

/** What was before and after an act, folded; nothing if there are no words for it. */
export function FoldedChange({ act: { before, after } }: { act: Pick<RecordedAct, 'before' | 'after'> }) {
  const { t } = useTranslation(['operations', 'common']);
  const format = useCompanyFormat();
  const [was, is] = [before, after].map((changed) => describeChange(changed, t, format).join(', '));
  if (!was && !is) return null;
  const facts = [
    { label: t('history.before'), value: was && <s>{was}</s> },
    { label: t('history.after'), value: is },
  ];
  return (
    <Disclosure summary={t('acts.change')} className={styles.change}>
      <Facts facts={facts} />
    </Disclosure>
  );
}
