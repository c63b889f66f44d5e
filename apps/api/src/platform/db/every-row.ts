const batch = 500;
/** The largest that an identifier can be. */
const largestId = 2_147_483_647;

/** The rows with an identifier below another one, the newest first, up to a number. */
type ReadBelow<Row> = (id: number, limit: number) => Promise<readonly Row[]>;

/** All rows of a list, the newest first, read in batches so that memory stays small. */
export async function* everyRow<Row extends { readonly id: number }>(
  readBelow: ReadBelow<Row>,
): AsyncGenerator<Row> {
  let below = largestId;
  for (;;) {
    const rows = await readBelow(below, batch);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    below = last.id;
  }
}
