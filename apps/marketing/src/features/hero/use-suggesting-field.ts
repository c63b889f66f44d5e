import { useState, type ComponentType } from 'react';
import type { AddressFieldProps } from './components/address-field.tsx';

type Field = ComponentType<AddressFieldProps>;

/**
 * The address field with suggestions. It is too heavy for the first view, so it loads when the visitor is about to
 * type.
 */
export function useSuggestingField(): { Suggesting: Field | undefined; bring: () => void } {
  const [loaded, setLoaded] = useState<{ readonly Field: Field }>();
  const [isAsked, setAsked] = useState(false);
  return {
    Suggesting: loaded?.Field,
    bring() {
      if (isAsked) return;
      setAsked(true);
      import('./components/suggesting-field.tsx').then(
        ({ SuggestingField }) => setLoaded({ Field: SuggestingField }),
        // The plain field stays; the simulator that it opens has its own suggestions.
        () => setAsked(false),
      );
    },
  };
}
