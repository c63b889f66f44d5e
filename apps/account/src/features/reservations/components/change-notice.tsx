import { ApiError, errorText } from '@livree/api-client';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';

interface ChangeNoticeProps {
  /** Why there is no price. */
  readonly error: Error | null;
  /** Why the ride was not changed. */
  readonly refusal: string | undefined;
  readonly isAsking: boolean;
  readonly onRetry: () => void;
}

const standsBesideField = (error: Error | null): boolean =>
  error instanceof ApiError && Object.keys(error.fieldErrors).length > 0;

/** That the price is on its way, or why it or the change is refused, unless that stands beside a field. */
export function ChangeNotice({ error, refusal, isAsking, onRetry }: ChangeNoticeProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  if (isAsking) return <Spinner label={t('change.asking')} />;
  if (error === null || standsBesideField(error)) return refusal && <Banner tone="error">{refusal}</Banner>;
  return (
    <Banner tone="error" retryLabel={common('actions.retry')} onRetry={onRetry}>
      {errorText(error, common, t('change.failed'))}
    </Banner>
  );
}
