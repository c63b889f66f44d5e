import { Dialog as Frame, type DialogProps } from '@livree/design-system/overlay';
import { useMessages } from '@livree/platform';

/** A window over the page, open as long as it is rendered; its cross says in the visitor's language what it does. */
export function Dialog(props: Omit<DialogProps, 'open' | 'closeLabel'>) {
  const { t } = useMessages('common');
  return <Frame {...props} open closeLabel={t('actions.close')} />;
}
