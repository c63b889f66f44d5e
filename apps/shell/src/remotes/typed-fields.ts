import { ownPathname } from '../language/language-memory.ts';

/**
 * What parts that failed consist of, with the path of their page, without its language. A field keeps what was typed and chosen in it after it has left
 * the page; it stays in memory.
 */
const typedFields = new Map<Element, string>();

/** The field in which the visitor was when fields were last noted. */
let focused: Element | null = null;

export const focusedField = (): Element | null => focused;

/** Notes the fields of the page, before they go, and returns all. Which elements are fields is not decided in the first script. */
export function noteFields(): Map<Element, string> {
  focused = document.querySelector('main :focus') ?? focused;
  for (const element of document.querySelectorAll('main *')) typedFields.set(element, ownPathname());
  return typedFields;
}
