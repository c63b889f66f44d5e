import type { TransportRequest } from '@livree/api-client';

/**
 * Says to whoever watches this document what a page was given: answers of the fake API, drafts, data of a slot. The visit
 * of a release compares the amounts on screen with it.
 */
export function announceGiven(given: unknown): void {
  window.dispatchEvent(new CustomEvent('harness-given', { detail: given }));
}

/** Says which call the fake API has answered. The visit of a release counts what one press sends. */
export function announceCall({ method, path, body }: TransportRequest, status: number): void {
  window.dispatchEvent(new CustomEvent('harness-called', { detail: { method, path, body, status } }));
}
