import type { Look } from '../../../checkout-frame/frame-protocol.ts';

/** Applies the page's look to a frame document. */
export function showLook(root: HTMLElement, { language, mode, accent }: Look): void {
  root.lang = language;
  root.dataset['mode'] = mode;
  root.dataset['accent'] = accent;
}
