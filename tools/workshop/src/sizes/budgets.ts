/**
 * Brotli bytes of each subpath of the design system with all its components, without React: the measured size plus a
 * tenth. A remote includes only the parts of `/base` and `/media` that it uses; the shell provides the others once,
 * as a whole.
 */
export const budgets = {
  base: { js: 8400, css: 6700 },
  pick: { js: 54_500, css: 1200 },
  /** In two files: the calendar comes when it is needed. */
  date: { js: 67_200, css: 2250 },
  overlay: { js: 45_000, css: 1300 },
  media: { js: 6050, css: 1400 },
  /** Nine tenths are the library of Google's map, loaded only on demand. */
  map: { js: 36_000, css: 640 },
  icons: { js: 4800, css: 0 },
} as const;
