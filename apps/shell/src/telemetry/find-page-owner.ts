import { routeOwner, shellId, type BrowserComposition } from '@livree/release';
import { ownPathname } from '../language/language-memory.ts';

/** The remote of the page in the address, or the shell. */
export const findPageOwner = ({ remotes }: BrowserComposition): string =>
  routeOwner(remotes, ownPathname())?.remote.id ?? shellId;
