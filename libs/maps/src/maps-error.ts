export type MapsErrorCode =
  | 'address_not_found'
  | 'addresses_invalid'
  | 'place_not_found'
  | 'no_route'
  | 'maps_unavailable';

/**
 * `subject`: the address, place id or stops that the failure is about, as given; for `maps_unavailable`, Google's
 * status.
 */
export class MapsError extends Error {
  readonly code: MapsErrorCode;
  readonly subject: string;

  constructor(code: MapsErrorCode, subject: string, options?: ErrorOptions) {
    super(`${code}: ${subject}`, options);
    this.name = 'MapsError';
    this.code = code;
    this.subject = subject;
  }
}
