import { Button, ErrorState } from '@livree/design-system/base';
import { useMessages, useShell } from '@livree/platform';

/** The designed stand-in for a part that is missing: what happened, the phone, and another try. */
export function PartFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages('shell');
  const { phone } = useShell().config.brand;
  return (
    <ErrorState
      title={t('part.missingTitle')}
      message={t('part.missingMessage')}
      action={
        <>
          <Button onClick={onRetry}>{t('part.retry')}</Button>
          <Button variant="secondary" href={`tel:${phone.replaceAll(' ', '')}`}>
            {t('part.call', { phone })}
          </Button>
        </>
      }
    />
  );
}
