/** How this document began and whether the visitor is still on its first page. */
export interface Visit {
  /** Whether `pathname` is the page that the server rendered, shown for the first time. */
  isFirstView(pathname: string): boolean;
  /** Sets the current page; once it is another one, the first view is over for good. */
  arriveAt(pathname: string): void;
  /** The page of `pathname` runs from now on, until the returned function is called. */
  show(pathname: string): () => void;
  isShown(pathname: string): boolean;
}

export function createVisit(options: { serverRendered: boolean; firstPathname: string }): Visit {
  let over = !options.serverRendered;
  let shown: string | undefined;
  return {
    isFirstView: (pathname) => !over && pathname === options.firstPathname,
    arriveAt(pathname) {
      if (pathname !== options.firstPathname) over = true;
    },
    show(pathname) {
      shown = pathname;
      return () => {
        shown = undefined;
      };
    },
    isShown: (pathname) => pathname === shown,
  };
}
