import { useLocation } from 'react-router-dom';

/** Whether `path` is the present page, or the page above it. */
export function useIsCurrent(path: string): boolean {
  const { pathname } = useLocation();
  return path === pathname || (path !== '/' && pathname.startsWith(`${path}/`));
}
