import { errorText } from '@livree/api-client';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useShell } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FramePlace } from '../../../checkout-frame/frame-place.tsx';
import { useCheckoutFrame } from '../../../checkout-frame/use-checkout-frame.ts';
import { useFrameSetting } from '../../../checkout-frame/use-frame-setting.ts';
import { useProviderAction } from '../../../checkout-frame/use-provider-action.ts';
import { useAddCard, type AddCardControls } from '../use-add-card.ts';
import * as styles from './add-card-dialog.module.css';

/** Saves a new card at the provider: its secure fields, the bank's page if required, and the button. */
export function AddCardDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('payments');
  const { toasts } = useShell();
  const { look, source, cardFrame } = useFrameSetting();
  const [isTokenizing, setTokenizing] = useState(false);
  const frame = useCheckoutFrame(look, null, () => void save());
  const controls = useAddCard((status) => {
    toasts.show('success', t(`cards.add.${status}`));
    onClose();
  });
  const acting = useProviderAction(controls.action, frame, {
    opensApproval: false,
    onDone: controls.finishAction,
  });
  const isBusy = isTokenizing || controls.progress.phase === 'asking' || acting.place !== 'nowhere';

  async function save(): Promise<void> {
    if (isBusy || frame.state !== 'ready') return;
    setTokenizing(true);
    const token = await frame.tokenize();
    setTokenizing(false);
    if (token.kind === 'accepted') controls.add(token.paymentMethodId);
  }

  return (
    <Dialog
      onClose={onClose}
      size="medium"
      title={t('cards.add.title')}
      footer={
        <Button onClick={() => void save()} loading={isBusy} disabled={frame.state !== 'ready'}>
          {t('cards.add.submit')}
        </Button>
      }
    >
      <div className={styles.content} aria-busy={isBusy}>
        <Fault controls={controls} />
        <div className={styles.fields}>
          <FramePlace
            frame={frame}
            source={source(cardFrame)}
            title={t('checkout.frame')}
            failure={t('checkout.frameFailed')}
          />
        </div>
        <p className={styles.consent}>{t('cards.saveText')}</p>
      </div>
    </Dialog>
  );
}

/** The failure of the last attempt, with a retry if it may have succeeded. */
function Fault({ controls: { progress, retry } }: { readonly controls: AddCardControls }) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  if (progress.phase === 'unanswered') return <Banner tone="error">{t('cards.add.unanswered')}</Banner>;
  if (progress.phase !== 'failed') return null;
  const again = retry && { retryLabel: common('actions.retry'), onRetry: retry };
  return (
    <Banner tone="error" title={t('cards.add.failed')} {...again}>
      {errorText(progress.error, common, '')}
    </Banner>
  );
}
