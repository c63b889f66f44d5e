/** Whether something shows a visitor where the focus is. */
export interface FocusSeen {
  /** The control that has it, in words. */
  readonly name: string;
  readonly isShown: boolean;
}

/**
 * Takes the focus away for a moment and gives it back, to see whether the control, or what is around it, looks different
 * meanwhile. It is sent to the browser as its source. @returns undefined where nothing needs to: outside the page of the
 * remote, in a frame, in a field for text, where the caret stands, and at what Tab does not reach, such as the heading of a
 * page that has just come, to which the shell gives the focus
 */
export async function lookAtFocus(): Promise<FocusSeen | undefined> {
  const withoutCaret = /^(?:checkbox|radio|button|submit|reset|image|file|range|color)$/;
  const control = document.activeElement;
  if (!(control instanceof HTMLElement) || control.closest('main') === null) return undefined;
  if (control.getAttribute('tabindex') === '-1') return undefined;
  const isField =
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !withoutCaret.test(control.type));
  if (isField || control.isContentEditable || control instanceof HTMLIFrameElement) return undefined;
  const elements = new Set<Element>();
  let around: Element | null = control;
  for (let up = 0; up <= 3 && around !== null && around.tagName !== 'MAIN'; up += 1) {
    for (const each of [around, ...[...around.querySelectorAll('*')].slice(0, 40)]) elements.add(each);
    around = around.parentElement;
  }

  const shown = ['outline', 'box-shadow', 'border', 'background-color', 'color', 'text-decoration'];
  const moved = ['opacity', 'transform', 'clip-path', 'inset'];
  const describeLook = (): string =>
    [...elements]
      .flatMap((each) => ['', '::before', '::after'].map((part) => getComputedStyle(each, part)))
      .flatMap((style) => [...shown, ...moved].map((name) => style.getPropertyValue(name)))
      .join();
  // What draws with the help of attributes does so a moment later.
  const moment = () => new Promise((passed) => setTimeout(passed, 20));
  await moment();
  const focused = describeLook();
  control.blur();
  await moment();
  const isShown = describeLook() !== focused;
  control.focus({ preventScroll: true });
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
  const name = (control.ariaLabel ?? label ?? control.textContent).trim().slice(0, 30);
  return { name: `${control.tagName.toLowerCase()} “${name}”`, isShown };
}
