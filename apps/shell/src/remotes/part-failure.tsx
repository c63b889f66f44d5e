import { Button } from '@livree/design-system/actions';
import { ErrorState } from '@livree/design-system/feedback';
import { phoneLink } from '@livree/i18n';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { ProblemLink } from '../problem/problem-link.tsx';
import * as styles from './part-placeholder.module.css';

/** Replaces a missing part: what happened, the phone number, and a button to retry. */
export function PartFailure({ place, onRetry }: { place: 'page' | 'slot'; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const { phone } = useShell().config.brand;
  const call = (
    <Button variant="secondary" href={phoneLink(phone)}>
      {t('actions.call', { phone })}
    </Button>
  );
  return (
    <ErrorState
      level={place === 'page' ? 2 : 3}
      className={place === 'page' ? styles.page : undefined}
      title={t('remote.failedTitle')}
      retryLabel={t('actions.retry')}
      onRetry={onRetry}
      action={
        <>
          {call}
          <ProblemLink />
        </>
      }
    >
      {t('remote.failedText')}
    </ErrorState>
  );
}
