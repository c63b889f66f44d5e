/**
 * A customer's page that the browser keeps for Back is hidden when it is left, and shown again only to the same session;
 * otherwise it loads anew.
 */
export function hideKeptPages(
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
