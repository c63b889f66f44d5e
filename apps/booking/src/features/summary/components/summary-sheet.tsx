import { Dialog } from '@livree/platform/dialog';
import { useTranslation } from 'react-i18next';
import { Summary, type SummaryProps } from '../summary.tsx';

/** The summary over the page, on screens without space beside it. */
export function SummarySheet({ onClose, ...summary }: SummaryProps & { onClose: () => void }) {
  const { t } = useTranslation('booking');
  return (
    <Dialog onClose={onClose} title={t('summary.title')}>
      <Summary {...summary} />
    </Dialog>
  );
}
