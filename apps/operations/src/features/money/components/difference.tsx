import { type BookDifference, differenceKinds, isOneOf } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { formatterFor } from '@livree/i18n';
import { Link, useLanguage, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { places } from '../../../frame/places.ts';
import { providerName } from '../model/provider-name.ts';
import { CloseForm } from './close-form.tsx';

/** What is different of one payment or refund, and what to do. */
export function Difference({ entry }: { entry: BookDifference }) {
  const { t } = useTranslation('operations');
  const { config } = useShell();
  const format = formatterFor(useLanguage(), { timeZone: config.timezone });
  const { id, kind, movement, ours, theirs, paymentId, ride } = entry;
  const provider = providerName(entry.provider);
  const known = isOneOf(differenceKinds, kind) ? kind : 'other_amount';
  const amount = (money: BookDifference['ours']) =>
    money ? format.money(money.cents) : t('difference.nothing');
  return (
    <li data-row className={styles.entry}>
      <div>
        <h2>
          {t(movement === 'refund' ? 'difference.refund' : 'difference.payment', {
            provider,
            theirs: amount(theirs),
            ours: amount(ours),
          })}
        </h2>
        <small>{`${entry.reference}, ${format.dateTime(new Date(entry.happenedAt), 'compact')}`}</small>
        {paymentId !== null && (
          <Link to={places.payment(paymentId)} className={textLinkClass()}>
            {ride?.reference ?? t('ride.payment')}
          </Link>
        )}
        <p className={styles.said}>{t(`difference.${known}`, { provider })}</p>
      </div>
      <CloseForm id={id} />
    </li>
  );
}
