import { Dialog as Frame, type DialogProps } from '@livree/design-system/overlay';
import { useMessages } from '@livree/platform';

/** A window over the page, open while it is rendered; its close button has a label in the visitor's language. */
export function Dialog(props: Omit<DialogProps, 'open' | 'closeLabel'>) {
  const { t } = useMessages('common');
  return <Frame {...props} open closeLabel={t('actions.close')} />;
}
