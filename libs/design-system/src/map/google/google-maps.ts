/** The access to Google's maps. */
export interface GoogleMaps {
  /** The site's public key. */
  readonly key: string;
  /** The language of the maps: `fr`. */
  readonly language: string;
}

/** The failures of Google's maps. */
export type GoogleFault = 'script' | 'unavailable' | 'refused' | 'map';
