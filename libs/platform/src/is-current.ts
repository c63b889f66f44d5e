import { useLocation } from 'react-router-dom';

/** Whether `path` is the current page or a parent of it. */
export function useIsCurrent(path: string): boolean {
  const { pathname } = useLocation();
  return path === pathname || (path !== '/' && pathname.startsWith(`${path}/`));
}
