/**
 * Brotli bytes of each subpath of the design system with all its components, without React: the measured size plus a
 * tenth. Of `/pick`, `/date` and `/overlay` the shell provides one copy as a whole; of the others, a remote includes the
 * parts that it uses.
 */
export const budgets = {
  actions: { js: 1430, css: 1260 },
  display: { js: 1810, css: 1690 },
  feedback: { js: 2390, css: 2130 },
  fields: { js: 3010, css: 2470 },
  layout: { js: 1030, css: 660 },
  navigation: { js: 2740, css: 2000 },
  pick: { js: 54_500, css: 1200 },
  /** In two files: the calendar comes when it is needed. */
  date: { js: 67_200, css: 2250 },
  overlay: { js: 45_000, css: 1300 },
  media: { js: 6050, css: 1400 },
  /** Nine tenths are the library of Google's map, loaded only on demand. */
  map: { js: 36_000, css: 640 },
  icons: { js: 4800, css: 0 },
} as const;
