import type { Look } from '../../../checkout-frame/frame-protocol.ts';

/** Dresses a frame document as the page round it. */
export function showLook(root: HTMLElement, { language, mode, accent }: Look): void {
  root.lang = language;
  root.dataset['mode'] = mode;
  root.dataset['accent'] = accent;
}
