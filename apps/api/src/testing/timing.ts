async function took(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await call().catch(() => {});
  return performance.now() - start;
}

const findMedian = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** The ratio of two calls' durations, including refused ones, by the medians of alternating rounds. */
export async function timeRatio(
  one: (round: number) => Promise<unknown>,
  other: (round: number) => Promise<unknown>,
  rounds = 15,
): Promise<number> {
  const times: { readonly one: number[]; readonly other: number[] } = { one: [], other: [] };
  for (let round = 0; round < rounds; round++) {
    times.one.push(await took(() => one(round)));
    times.other.push(await took(() => other(round)));
  }
  return findMedian(times.one) / findMedian(times.other);
}
