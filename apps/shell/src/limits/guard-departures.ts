/** Judges a departure that was stopped. @param place where the script was */
export type Judge = (address: string, place: Error) => void;

/**
 * Stops scripts that leave the site, or for a document of their own text, and has `judge` go on with them; a visitor's own press on a
 * link leaves at once, as do addresses without a host (`mailto:`). Other scripts come later, so this listener is the first. Nothing
 * happens in browsers without the Navigation API (before 2026), where the policy alone holds.
 */
export function guardDepartures(judge: Judge): void {
  if (!('navigation' in globalThis)) return;
  // Whatever a later script replaces, these are the browser's own.
  const { apply } = Reflect;
  const { preventDefault } = Event.prototype;
  const ParsedUrl = URL;
  for (const { prototype } of [NavigateEvent, NavigationDestination, URL]) Object.freeze(prototype);

  navigation.addEventListener('navigate', (event) => {
    const { destination, downloadRequest, navigationType, userInitiated } = event;
    const { url } = destination;
    const { hostname, protocol } = new ParsedUrl(url);
    if (hostname === location.hostname || navigationType === 'traverse') return;
    if (protocol === 'blob:' ? downloadRequest !== null : userInitiated || hostname === '') return;
    apply(preventDefault, event, []);
    judge(url, new Error('leaves'));
  });
}
