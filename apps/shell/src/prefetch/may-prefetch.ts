/** Whether the visitor's connection allows to load what may never be used; not every browser describes it. */
export function mayPrefetch(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return navigator.onLine;
  const isSlow = String(Reflect.get(connection, 'effectiveType')).endsWith('2g');
  return navigator.onLine && !isSlow && Reflect.get(connection, 'saveData') !== true;
}
