/** A town as the gazetteer stores it. */
export interface Town {
  name: string;
  /** The name in the gazetteer, if ours differs. */
  original: string | null;
  country: string;
  /** The French department, or the region with its country before it. */
  department: string;
  postcodes: readonly string[];
  population: number;
  lng: number;
  lat: number;
}
