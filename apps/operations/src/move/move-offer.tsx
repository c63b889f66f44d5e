import { ApiError, errorText } from '@livree/api-client';
import { Button, TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import { MovePrice } from './move-price.tsx';
import * as styles from './move.module.css';
import type { useMove } from './use-move.ts';

interface MoveOfferProps {
  readonly move: ReturnType<typeof useMove>;
  /** Whether what the server refuses of a field stands beside that field. */
  readonly hasFields: boolean;
}

/** What a wished move costs, or why it is not possible, and the button that makes it. */
export function MoveOffer({ move, hasFields }: MoveOfferProps) {
  const { t } = useTranslation('operations');
  const { quote, isPaid, keepsPrice } = move;
  return (
    <>
      <div aria-live="polite" className={styles.outcome}>
        {move.isAsking && <p className={styles.told}>{t('move.asking')}</p>}
        <Refusal error={move.error} hasFields={hasFields} onRetry={move.renew} />
        {quote?.isAvailable === false && <Banner tone="warn">{t('move.taken')}</Banner>}
        {quote?.isAvailable && <MovePrice {...{ quote, isPaid, keepsPrice }} onKeep={move.setWantsToKeep} />}
      </div>
      <Button wide disabled={!move.isPossible} loading={move.isPending} onClick={move.make}>
        {t('move.submit')}
      </Button>
    </>
  );
}

interface RefusalProps {
  readonly error: Error | null;
  readonly hasFields: boolean;
  readonly onRetry: () => void;
}

/** Why there is no price; what a field is to blame for stands beside that field. */
function Refusal({ error, hasFields, onRetry }: RefusalProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  if (error === null) return null;
  const [fault] = error instanceof ApiError ? Object.values(error.fieldErrors).flat() : [];
  if (fault !== undefined) return hasFields ? null : <Banner tone="warn">{fault}</Banner>;
  return (
    <Banner tone="error">
      {errorText(error, common, t('frame.failed'))} <TextLink onClick={onRetry}>{t('move.retry')}</TextLink>
    </Banner>
  );
}
