const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/** The id of the tab that a key leads to from the current one, wrapping around; undefined for other keys. */
export function tabAfter(
  key: string,
  ids: readonly string[],
  current: string,
  isRightToLeft = false,
): string | undefined {
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  const step = steps[key];
  if (step === undefined) return undefined;
  const isMirrored = isRightToLeft && (key === 'ArrowRight' || key === 'ArrowLeft');
  const to = ids.indexOf(current) + (isMirrored ? -step : step);
  return ids.at(to % ids.length);
}
