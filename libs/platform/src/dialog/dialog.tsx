import { Dialog as Frame, type DialogProps } from '@livree/design-system/overlay';
import { useTranslation } from 'react-i18next';

/** A window over the page, open while it is rendered; its close button has a label in the visitor's language. */
export function Dialog(props: Omit<DialogProps, 'open' | 'closeLabel'>) {
  const { t } = useTranslation('common');
  return <Frame {...props} open closeLabel={t('actions.close')} />;
}
