import { use, useEffect, useEffectEvent } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/**
 * Closes the list of the combo box around it, whose text has become too short. React Aria itself would close it as an empty
 * one, and open it again after the next choice.
 */
export function CloseWhenShort() {
  const list = use(ComboBoxStateContext);
  const isOpen = list?.isOpen ?? false;
  const close = useEffectEvent(() => list?.close());
  useEffect(() => {
    if (isOpen) close();
  }, [isOpen]);
  return null;
}
