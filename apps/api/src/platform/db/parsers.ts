const oid = { int8: 20, date: 1082 };

/** Both engines return counts as numbers and calendar days as `2026-05-04`. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.int8]: Number,
  [oid.date]: (text) => text,
};
