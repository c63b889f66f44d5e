import { firstInvalid } from '@livree/design-system/fields';

const control = 'input, textarea, button';

/** The element that react-hook-form focuses in a field of several controls: the first invalid one, or the first. */
export function focusInside(element: HTMLElement | null): { focus: () => void } | null {
  if (element === null) return null;
  return {
    focus() {
      const target = firstInvalid(element) ?? element.querySelector<HTMLElement>(control);
      target?.focus();
    },
  };
}
