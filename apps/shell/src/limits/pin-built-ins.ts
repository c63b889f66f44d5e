/** What the shell calls for as long as the page is open, by its owner. */
const relied: readonly (readonly [owner: object, name: string])[] = [
  [globalThis, 'fetch'],
  [navigator, 'sendBeacon'],
  [globalThis, 'Blob'],
];

/**
 * Keeps what the shell relies on from being replaced by a later script, and every object from getting new properties by
 * way of their prototype. Other prototypes are not frozen: libraries set properties that share a name with theirs.
 */
export function pinBuiltIns(): void {
  for (const [owner, name] of relied)
    Object.defineProperty(owner, name, {
      value: Reflect.get(owner, name),
      writable: false,
      configurable: false,
    });
  for (const whole of [History.prototype, JSON]) Object.freeze(whole);
  for (const shared of [history, Object.prototype]) Object.preventExtensions(shared);
}
