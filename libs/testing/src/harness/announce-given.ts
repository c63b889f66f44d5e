/**
 * Says to whoever watches this document what a page was given: answers of the fake API, drafts, data of a slot. The visit
 * of a release compares the amounts on screen with it.
 */
export function announceGiven(given: unknown): void {
  window.dispatchEvent(new CustomEvent('harness-given', { detail: given }));
}
