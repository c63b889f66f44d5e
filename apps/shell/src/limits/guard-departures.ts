/** Decides whether a script may lead the visitor to an address of another site. @param stack where the script was */
export type Judge = (address: string, stack: string) => Promise<boolean>;

/**
 * Stops scripts that leave the site until `judge` has decided; a visitor's own press on a link leaves at once. Other
 * scripts come later, so this listener is the first. Nothing happens in browsers without the Navigation API (before
 * 2026), where the policy alone holds.
 */
export function guardDepartures(judge: Judge): void {
  if (!('navigation' in globalThis)) return;
  // Whatever a later script replaces, these are the browser's own.
  const { apply } = Reflect;
  const { preventDefault } = Event.prototype;
  const ParsedUrl = URL;
  for (const { prototype } of [NavigateEvent, NavigationDestination, URL]) Object.freeze(prototype);
  let allowed: string | undefined;

  async function leave(address: string, stack: string): Promise<void> {
    if (!(await judge(address, stack))) return;
    allowed = address;
    location.assign(address);
  }

  navigation.addEventListener('navigate', (event) => {
    const { destination, navigationType, userInitiated } = event;
    const { href, hostname, protocol } = new ParsedUrl(destination.url);
    const isWeb = protocol === 'https:' || protocol === 'http:';
    if (!isWeb || hostname === location.hostname || href === allowed) return;
    if (userInitiated || navigationType === 'traverse') return;
    apply(preventDefault, event, []);
    void leave(href, new Error('leaves').stack ?? '');
  });
}
