import { pinCookie, stateId } from '@livree/document';
import { clearCookie } from '@livree/platform/cookies';

/** What a gateway would write into the document: its composition. Returns how the browser notes it as pinned. */
export function writeComposition(): string {
  const id = '0123456789ab';
  const state = document.createElement('script');
  Object.assign(state, { id: stateId, type: 'application/json' });
  state.textContent = JSON.stringify({ composition: { id, overrides: {} } });
  document.head.replaceChildren(state);
  return `${pinCookie}=${id}`;
}

/** Forgets it, and the pin. */
export function forgetComposition(): void {
  document.head.replaceChildren();
  clearCookie(pinCookie);
}
