/** Moves the focus to the page's content, without a hash in the address, which would be a navigation. */
export function focusMain(options?: FocusOptions): void {
  document.getElementById('main')?.focus(options);
}
