const invalid = 'input[aria-invalid="true"], textarea[aria-invalid="true"], button[data-invalid]';
const control = 'input, textarea, button';

/** What react-hook-form focuses for a field made of several controls: the first that is wrong, or the first. */
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
