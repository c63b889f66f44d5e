/**
 * The first of `count` steps that is bad, if all before it are good and all after it are bad; undefined if the last is not.
 * It asks `isBad` as often as halving needs, 7 times for 80 steps.
 */
export async function findFirstBad(
  count: number,
  isBad: (step: number) => Promise<boolean>,
): Promise<number | undefined> {
  let good = -1;
  let bad = count - 1;
  let isSeen = false;
  while (bad - good > 1) {
    // The larger half is the earlier one, so that the last step, which is asked once more, takes no more questions.
    const middle = Math.ceil((good + bad) / 2);
    if (await isBad(middle)) {
      bad = middle;
      isSeen = true;
    } else good = middle;
  }
  if (bad < 0) return undefined;
  return isSeen || (await isBad(bad)) ? bad : undefined;
}
