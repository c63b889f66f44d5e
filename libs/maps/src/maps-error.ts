export type MapsErrorCode = 'address_not_found' | 'place_not_found' | 'no_route' | 'maps_unavailable';

/** `subject`: the address, place id or stops that the failure is about, as given. */
export class MapsError extends Error {
  readonly code: MapsErrorCode;
  readonly subject: string;

  constructor(code: MapsErrorCode, subject: string) {
    super(`${code}: ${subject}`);
    this.name = 'MapsError';
    this.code = code;
    this.subject = subject;
  }
}
