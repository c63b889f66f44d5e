import { use, useEffect, useEffectEvent } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/** Opens the list of the combo box around it once: React Aria itself opens it for the next letter only. */
export function OpenAtOnce() {
  const list = use(ComboBoxStateContext);
  // Null where React Aria draws the content a second time, outside the page, to collect the options.
  const open = useEffectEvent(() => list?.open(null, 'input'));
  useEffect(() => open(), []);
  return null;
}
