import { ownPathname } from '../language/language-memory.ts';
import { focusHeading } from '../routing/announce-page.ts';
import { isField, isFree, isGiven, keyOf, listGroup, takeOver, type Field } from './field-state.ts';

/** Milliseconds between two looks, and how many there are: the fields come with the part, late on a slow device. */
const interval = 100;
const mostLooks = 600;

/** Looks after which a field that comes no longer takes the focus. */
const focusLooks = 50;

const listFields = (): Field[] =>
  [...document.querySelectorAll('main :is(input,select,textarea)')].filter(isField);

/**
 * Gives the focus to the field that takes the place of one, and else to the heading, unless the visitor is elsewhere by then.
 * @returns whether that is there
 */
function giveFocus(from: Element | null, fields: ReadonlyMap<string, Field>): boolean {
  if (from === null || from.isConnected) return false;
  const isNowhere = document.activeElement === document.body;
  if (!isField(from)) return !isNowhere || focusHeading();
  const field = fields.get(keyOf(from));
  if (isNowhere) field?.focus({ preventScroll: true });
  return field !== undefined;
}

/**
 * Gives the fields of a part that was replaced what the visitor had typed, ticked and chosen, if they are still as they came.
 * The part that goes may stay for a while: what is typed into it meanwhile counts, until the last look or until a form is sent.
 * The field in which the visitor was has the focus again, or the heading if it was no field, unless it is elsewhere by then.
 * @param noted elements with the path of their page; they are forgotten in the end
 * @param focused where in the part the visitor was
 */
export function restoreFields(noted: Map<Element, string>, focused: Element | null = null): void {
  const all = [...noted.keys()];
  const before = all.filter(isField);
  const old = new Set<Element>(before);
  let looks = 0;
  let isFilling = false;
  /** Whether the focus is yet to move. */
  let isMoving = focused !== null && noted.has(focused);

  const hear = ({ target }: Event): void => {
    if (isFilling || !isField(target) || old.has(target)) return;
    const keys = new Set(listGroup(target).map(keyOf));
    for (const from of before) if (keys.has(keyOf(from))) noted.delete(from);
  };
  const fill = (field: Field, from: Field): void => {
    isFilling = true;
    takeOver(field, from);
    isFilling = false;
  };
  const look = (): void => {
    const arrived = listFields().filter((field) => !old.has(field));
    const fields = new Map(arrived.map((field) => [keyOf(field), field]));
    for (const from of before) {
      if (from.isConnected || noted.get(from) !== ownPathname()) continue;
      const field = fields.get(keyOf(from));
      if (!isGiven(from)) noted.delete(from);
      else if (field !== undefined && isFree(field)) {
        noted.delete(from);
        fill(field, from);
      }
    }
    looks += 1;
    isMoving &&= looks < focusLooks && !giveFocus(focused, fields);
    if (looks === mostLooks || (!isMoving && before.every((field) => !noted.has(field)))) end();
  };
  const end = (): void => {
    clearInterval(timer);
    document.removeEventListener('input', hear, true);
    document.removeEventListener('submit', end, true);
    for (const element of all) noted.delete(element);
  };
  const timer = setInterval(look, interval);
  document.addEventListener('input', hear, true);
  document.addEventListener('submit', end, true);
}
