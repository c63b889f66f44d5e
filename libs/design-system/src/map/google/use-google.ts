import { useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GoogleFault, GoogleMaps } from './google-maps.ts';
import { onRefusedKey } from './refused-key.ts';

type LoaderOptions = Parameters<typeof useJsApiLoader>[0];

/** Milliseconds between two polls, and their number: ten seconds in all. */
const pause = 100;
const looks = 100;

/** The document loads the script once; it keeps the key and the language of the first map. */
let first: LoaderOptions | undefined;
const buildOptions = ({ key, language }: GoogleMaps): LoaderOptions =>
  (first ??= { id: 'google-maps', googleMapsApiKey: key, language, region: 'FR' });

const isThere = (): boolean => typeof window.google?.maps?.Map === 'function';

/** Loads Google's script once per page, and reports when maps can be created. */
export function useGoogle(access: GoogleMaps, onFault: (fault: GoogleFault) => void): boolean {
  const { loadError } = useJsApiLoader(buildOptions(access));
  const [isReady, setReady] = useState(isThere);
  const fail = useEffectEvent(onFault);
  useEffect(() => onRefusedKey(() => fail('refused')), []);
  useEffect(() => {
    if (loadError !== undefined) fail('script');
  }, [loadError]);
  useEffect(() => {
    let left = looks;
    const timer = setInterval(() => {
      left -= 1;
      if (isThere()) setReady(true);
      else if (left === 0) fail('unavailable');
      if (isThere() || left === 0) clearInterval(timer);
    }, pause);
    return () => clearInterval(timer);
  }, []);
  return isReady;
}
