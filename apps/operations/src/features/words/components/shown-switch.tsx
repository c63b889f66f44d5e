import { Switch } from '@livree/design-system/fields';
import { useTranslation } from 'react-i18next';

interface ShownSwitchProps {
  readonly isShown: boolean;
  /** Whether somebody else chose the other meanwhile. */
  readonly isOther: boolean;
  readonly onChoose: (isShown: boolean) => void;
}

/** Whether visitors see an entry. */
export function ShownSwitch({ isShown, isOther, onChoose }: ShownSwitchProps) {
  const { t } = useTranslation('operations');
  return (
    <Switch
      label={t('words.shown')}
      description={isOther ? t('words.otherShown') : undefined}
      checked={isShown}
      onChange={({ target }) => onChoose(target.checked)}
    />
  );
}
