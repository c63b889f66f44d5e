/** Every visitor has one of these numbers, drawn at random. */
export const bucketCount = 10_000;

/** Prime to the number of buckets: multiplied by one of them, the buckets only change their order. */
const strides = [1237, 2741, 3571, 4483, 6007, 7919, 8191, 9311];

/**
 * Whether the visitors of a bucket get a canary. Exactly its share of the buckets does; each release chooses its own, so that
 * nobody is among the first every time.
 * @param version of the canary
 */
export function isInShare(
  bucket: number,
  { version, share }: { readonly version: string; readonly share: number },
): boolean {
  const number = Number.parseInt(version.slice(0, 8), 16);
  const stride = strides[number % strides.length] ?? 1;
  const start = Math.floor(number / strides.length) % bucketCount;
  return (bucket * stride + start) % bucketCount < share * bucketCount;
}
