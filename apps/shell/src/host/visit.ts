/** How this document began and whether the visitor is still on its first page. */
export interface Visit {
  /** Whether `pathname` is the page that the server rendered, shown for the first time. */
  isFirstView(pathname: string): boolean;
  /** Sets the current page; once it is another one, the first view is over for good. */
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
