import { withOverrides } from '@livree/document';
import { useCallback, type AnchorHTMLAttributes } from 'react';
import {
  Link as RouterLink,
  useBlocker,
  useHref,
  useLocation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { useShell } from './shell-context.tsx';

export { useBlocker, useLocation, useParams, useSearchParams };

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, from `paths`. */
  to: string;
  replace?: boolean;
  state?: unknown;
}

/** A link inside the site. It loads no document, and fetches the target's remote on hover or focus. */
export function Link({ to, ...anchor }: LinkProps) {
  const { navigation } = useShell();
  const { search } = useLocation();
  const prefetch = useCallback(() => navigation.prefetch(to), [navigation, to]);
  return (
    <RouterLink
      {...anchor}
      to={withOverrides(to, search)}
      // All routes are known: the router has none to discover, and writes no attribute that says so.
      discover="none"
      onPointerEnter={prefetch}
      onFocus={prefetch}
    />
  );
}

/** The address of a path with the visitor's language, for links and forms that the browser follows by itself. */
export function useAddress(path: string): string {
  return useHref(path);
}
