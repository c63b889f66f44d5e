import { TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';

interface WindowNoticeProps {
  readonly onShow: () => void;
  readonly onCancel: () => void;
}

/** Says that the payment continues in the wallet's own window. */
export function WindowNotice({ onShow, onCancel }: WindowNoticeProps) {
  const { t } = useTranslation('payments');
  const { t: common } = useTranslation('common');
  const actions = (
    <>
      <TextLink onClick={onShow}>{t('checkout.showWindow')}</TextLink>
      <TextLink onClick={onCancel}>{common('actions.cancel')}</TextLink>
    </>
  );
  return (
    <Banner title={t('checkout.windowTitle')} actions={actions}>
      {t('checkout.windowText')}
    </Banner>
  );
}
