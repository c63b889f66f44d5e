const refused = 'google-maps-refused';

declare global {
  interface Window {
    /** Google's script calls it if it refuses the key. */
    gm_authFailure?: () => void;
  }
}

/** Calls `listener` if Google refuses the key, at once if it already has, until the returned function is called. */
export function onRefusedKey(listener: () => void): () => void {
  const { dataset } = document.documentElement;
  window.gm_authFailure = () => {
    dataset['googleMaps'] = 'refused';
    window.dispatchEvent(new Event(refused));
  };
  if (dataset['googleMaps'] === 'refused') listener();
  window.addEventListener(refused, listener);
  return () => window.removeEventListener(refused, listener);
}
