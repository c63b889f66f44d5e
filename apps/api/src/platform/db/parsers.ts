const oid = { int8: 20, date: 1082 };

/** Read alike on both engines: counts as numbers, calendar days as `2026-05-04`. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: Number,
  [oid.date]: (text) => text,
};
