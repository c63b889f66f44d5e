import { controlSelectors } from '@livree/document';
import type { Acts, UsedControl } from './acts.ts';

const everyControl = Object.values(controlSelectors).join();

/** The name of a control, as it is read out. */
function nameOf(control: Element): string {
  const label = control.getAttribute('aria-label') ?? labelOf(control) ?? control.textContent;
  return label.replaceAll(/\s+/g, ' ').trim();
}

function labelOf(control: Element): string | undefined {
  const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.flatMap((id) => document.getElementById(id)?.textContent ?? []);
  if (named.length > 0) return named.join(' ');
  const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isField ? [...(control.labels ?? [])].map(({ textContent }) => textContent).join(' ') : undefined;
}

/** The control of which an element is a part, and which one it is among those of its role that can be seen. */
export function describeControl(element: Element): UsedControl | undefined {
  const control = element.closest(everyControl);
  const [role, selector] = Object.entries(controlSelectors).find(([, each]) => control?.matches(each)) ?? [];
  if (control === null || role === undefined || selector === undefined) return undefined;
  const name = nameOf(control);
  const alike = [...document.querySelectorAll(selector)].filter(
    (other) => other === control || (other.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );
  const index = alike.filter((other) => nameOf(other) === name).indexOf(control);
  return { role, name, index, roleIndex: alike.indexOf(control) };
}

/** What a field is for, in the words of the document; never what is in it. */
const purposeOf = (field: Element): string =>
  field.getAttribute('autocomplete') ?? field.getAttribute('type') ?? field.tagName.toLowerCase();

/**
 * Notes what the visitor presses and which fields they fill. What they type is not read. What the shell ticks again in a part
 * that was replaced is no press.
 */
export function watchActs({ note }: Acts): void {
  const isField = 'input:not([type=radio], [type=checkbox]), textarea, select';
  const watch = (event: string, use: (element: Element, isTrusted: boolean) => void) =>
    addEventListener(event, ({ target, isTrusted }) => target instanceof Element && use(target, isTrusted), {
      capture: true,
      passive: true,
    });
  watch('click', (element, isTrusted) => {
    if (element.matches('input') && !isTrusted) return;
    const control = element.matches(isField) ? undefined : describeControl(element);
    if (control !== undefined) note({ kind: 'press', ...control });
  });
  watch('change', (element) => {
    const control = element.matches(isField) ? describeControl(element) : undefined;
    if (control !== undefined) note({ kind: 'fill', type: purposeOf(element), ...control });
  });
}
