import { randomBytes } from 'node:crypto';

/** A key with which one start signs in as the demonstration's operator. */
export const newOperatorKey = (): string => randomBytes(32).toString('base64url');

/**
 * The link that signs in, once, for the person who started the site; none if the settings name an operator. The key
 * stands behind `#`, so no server and no log gets it.
 */
export const operatorLink = (origin: string, key: string): string | undefined =>
  process.env['LIVREE_OPERATOR_EMAIL'] ? undefined : `${origin}/login#key=${key}`;

/** The line that prints it. */
export const tellOperatorLink = ({ operations }: { readonly operations: string | undefined }): string =>
  operations === undefined ? '' : `Operations: ${operations} (once, within an hour)\n`;
