import type { SavedCard } from '@livree/contracts';
import { cx } from '@livree/design-system/cx';
import { Checkbox, RadioCard, RadioGroup } from '@livree/design-system/fields';
import { useTranslation } from 'react-i18next';
import type { PaymentOption, Method } from '../../../cards/payment-options.ts';
import { FramePlace } from '../../../checkout-frame/frame-place.tsx';
import type { CheckoutFrame } from '../../../checkout-frame/use-checkout-frame.ts';
import type { FrameSetting } from '../../../checkout-frame/use-frame-setting.ts';
import * as styles from './method-choice.module.css';
import { SavedCardChoice } from './saved-card-choice.tsx';

interface MethodChoiceProps extends Pick<FrameSetting, 'cardFrame' | 'source'> {
  readonly methods: readonly Method[];
  /** The customer's saved cards, in display order. */
  readonly cards: readonly SavedCard[];
  readonly option: PaymentOption;
  readonly onOption: (option: PaymentOption) => void;
  /** Whether the provider should save the new card. */
  readonly savesCard: boolean;
  /** Absent where no card is saved. */
  readonly onSavesCard: ((savesCard: boolean) => void) | undefined;
  readonly frame: CheckoutFrame;
  /** The provider's page takes the whole place. */
  readonly isActing: boolean;
  readonly isDisabled: boolean;
  /** The frame with the wallet's own button, if the wallet has one. */
  readonly walletFrame: CheckoutFrame | undefined;
}

/**
 * A saved card, a new one or the wallet. The card's frame stays mounted while hidden, so that no typed value is lost.
 */
export function MethodChoice({ methods, option, isActing, onSavesCard, ...props }: MethodChoiceProps) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const isTyped = option === 'card';
  const cardLabel = props.cards.length > 0 ? t('cards.other') : common('paymentMethod.card');
  // A loaded frame stays; an unloaded one is fetched only when the wallet is selected.
  const isWanted = props.walletFrame?.state === 'ready' || option === 'wallet';
  const wallet = isWanted ? props.walletFrame : undefined;
  return (
    <RadioGroup
      legend={t('checkout.method')}
      hideLegend
      layout="panel"
      value={option}
      onChange={props.onOption}
      disabled={props.isDisabled}
    >
      {props.cards.map((card) => (
        <SavedCardChoice key={card.id} card={card} isHidden={isActing} />
      ))}
      {methods.includes('card') && (
        <div hidden={isActing}>
          <RadioCard value="card" label={cardLabel} />
        </div>
      )}
      <div hidden={!isActing && !isTyped} className={cx(styles.opened, isActing && styles.acting)}>
        <FramePlace
          frame={props.frame}
          source={props.source(props.cardFrame)}
          title={t('checkout.frame')}
          failure={t('checkout.frameFailed')}
        />
        {!isActing && onSavesCard && (
          <Checkbox
            className={styles.save}
            label={t('cards.save')}
            description={t('cards.saveText')}
            checked={props.savesCard}
            disabled={props.isDisabled}
            onChange={(event) => onSavesCard(event.target.checked)}
          />
        )}
      </div>
      {methods.includes('wallet') && (
        <div hidden={isActing} className={styles.wallet}>
          <RadioCard value="wallet" label={common('paymentMethod.wallet')} />
          {wallet && (
            <div hidden={option !== 'wallet'} className={styles.opened}>
              <FramePlace
                frame={wallet}
                source={props.source('paypal')}
                title={common('paymentMethod.wallet')}
                failure={t('checkout.walletFailed')}
              />
            </div>
          )}
        </div>
      )}
    </RadioGroup>
  );
}
