/** What this origin keeps in the browser: `localStorage theme`. It is sent to the browser as its source. */
export async function listStorage(): Promise<string[]> {
  const databases = await indexedDB.databases();
  const cookies = document.cookie.split('; ').filter((cookie) => cookie !== '');
  return [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
    ...databases.map(({ name = '' }) => `indexedDB ${name}`),
    ...cookies.map((cookie) => `cookie ${cookie.split('=')[0] ?? ''}`),
  ];
}
