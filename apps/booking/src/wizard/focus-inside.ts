const invalid = 'input[aria-invalid="true"], textarea[aria-invalid="true"], button[data-invalid]';
const control = 'input, textarea, button';

/** The element that react-hook-form focuses in a field of several controls: the first invalid one, or the first. */
export function focusInside(element: HTMLElement | null): { focus: () => void } | null {
  if (element === null) return null;
  return {
    focus() {
      const target =
        element.querySelector<HTMLElement>(invalid) ?? element.querySelector<HTMLElement>(control);
      target?.focus();
    },
  };
}
