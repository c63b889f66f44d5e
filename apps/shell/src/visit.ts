/** How this document began and whether the visitor is still on the page it began with. */
export interface Visit {
  /** Whether `pathname` is the page that the server drew, seen for the first time. */
  isFirstView(pathname: string): boolean;
  /** Tells which page is shown; once it is another one, the first view is over for good. */
  arriveAt(pathname: string): void;
}

export function createVisit(options: { serverRendered: boolean; firstPathname: string }): Visit {
  let over = !options.serverRendered;
  return {
    isFirstView: (pathname) => !over && pathname === options.firstPathname,
    arriveAt(pathname) {
      if (pathname !== options.firstPathname) over = true;
    },
  };
}
