/**
 * Hides a customer's page when it enters the browser's back-forward cache, and shows it again only to the same
 * session; otherwise the page reloads.
 */
export function hideCachedPages(
  token: () => string | null,
  reload: () => void = () => location.reload(),
): void {
  const { style } = document.documentElement;
  let keptFor: string | null = null;
  addEventListener('pagehide', () => {
    keptFor = token();
    if (keptFor !== null) style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (token() === keptFor) style.visibility = '';
    else reload();
  });
}
