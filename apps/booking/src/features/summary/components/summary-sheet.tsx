import { Dialog } from '@livree/design-system/overlay';
import { useMessages } from '@livree/platform';
import { Summary, type SummaryProps } from '../summary.tsx';

/** The summary over the page, where there is no room beside it. */
export function SummarySheet({ onClose, ...summary }: SummaryProps & { onClose: () => void }) {
  const { t } = useMessages('booking');
  const { t: common } = useMessages('common');
  return (
    <Dialog open onClose={onClose} title={t('summary.title')} closeLabel={common('actions.close')}>
      <Summary {...summary} />
    </Dialog>
  );
}
