import { Button, TextLink } from '@livree/design-system/actions';
import { useTranslation } from 'react-i18next';
import * as parts from '../../../frame/parts.module.css';

interface FormWaysProps {
  readonly isSending: boolean;
  readonly onClose: () => void;
}

/** The two ways out of a form: saved or closed. */
export function FormWays({ isSending, onClose }: FormWaysProps) {
  const { t } = useTranslation('operations');
  return (
    <div className={parts.ways}>
      <Button type="submit" loading={isSending}>
        {t('frame.save')}
      </Button>
      <TextLink onClick={onClose}>{t('words.close')}</TextLink>
    </div>
  );
}
