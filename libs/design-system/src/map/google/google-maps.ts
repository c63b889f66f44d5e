/** With what Google's maps are shown. */
export type GoogleMaps = {
  /** The key by which Google knows the site in a browser. */
  readonly key: string;
  /** Of the maps: `fr`. */
  readonly language: string;
};

/** What can go wrong with them. */
export type GoogleFault = 'script' | 'unavailable' | 'refused' | 'map';
