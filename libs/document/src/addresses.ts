/** The address of a built file of a remote's release. */
export const releaseFilePath = (
  { id, version }: { readonly id: string; readonly version: string },
  file: string,
): string => `/assets/${id}/${version}/${file}`;

/** The address of a built file of the shell. */
export const shellFilePath = (file: string): string => `/assets/shell/${file}`;

/** The address of a checkout frame document. */
export const framePath = (name: string): string => `/checkout-frame/${name}`;
