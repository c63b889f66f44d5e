export interface Addressed {
  readonly id: string;
  readonly version: string;
  /** Where its files are when not on this site. */
  readonly assets?: string | undefined;
}

/** The address of a built file of a remote's release: a path of this site, or on the origin that the release names. */
export const releaseFilePath = ({ id, version, assets }: Addressed, file: string): string =>
  `${assets ?? `/assets/${id}/${version}`}/${file}`;

/** The address of a built file of the shell. */
export const shellFilePath = (file: string): string => `/assets/shell/${file}`;

/** Where a browser reads what a release may use of the shell. */
export const limitsPath = ({ id, version }: Pick<Addressed, 'id' | 'version'>): string =>
  `/limits/${id}/${version}`;

/** Where a script of a page leaves for another site (`?to=`): the gateway leads there, if a release declares its host. */
export const departurePath = '/departures';

/** The address of a checkout frame document. */
export const framePath = (name: string): string => `/checkout-frame/${name}`;
