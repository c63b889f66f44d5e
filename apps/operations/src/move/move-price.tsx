import type { ChangeQuote } from '@livree/contracts';
import { Facts } from '@livree/design-system/display';
import { Radio, RadioGroup } from '@livree/design-system/fields';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from './move.module.css';

interface MovePriceProps {
  readonly quote: ChangeQuote;
  readonly isPaid: boolean;
  readonly keepsPrice: boolean;
  readonly onKeep: (keepsPrice: boolean) => void;
}

/** The old price, the new one and their difference, and which of them the customer pays. */
export function MovePrice({ quote, isPaid, keepsPrice, onKeep }: MovePriceProps) {
  const { t } = useTranslation('operations');
  const { money } = formatterFor(useLanguage());
  const [before, after] = [quote.previousPrice.cents, quote.totalPrice.cents];
  const mustKeep = isPaid && quote.keepsPrice === true;
  const sign = after > before ? '+' : '';
  return (
    <>
      <Facts
        facts={[
          { label: t(isPaid ? 'move.before' : 'move.beforeUnpaid'), value: money(before) },
          { label: t('move.after'), value: money(after) },
          { label: t('move.difference'), value: `${sign}${money(after - before)}` },
        ]}
      />
      {isPaid && !mustKeep && after < before && (
        <RadioGroup
          legend={t('move.money')}
          value={keepsPrice ? 'keep' : 'new'}
          onChange={(choice) => onKeep(choice === 'keep')}
        >
          <Radio value="new" label={t('move.giveBack', { amount: money(before - after) })} />
          <Radio value="keep" label={t('move.keep')} />
        </RadioGroup>
      )}
      <p className={styles.told}>
        {mustKeep && after !== before && `${t('move.settled')} `}
        {isPaid && !mustKeep && after > before && `${t('move.kept')} `}
        {t('move.told')}
      </p>
    </>
  );
}
