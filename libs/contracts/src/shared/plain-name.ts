/**
 * Characters without a shape of their own. The two joiners, with which Persian and Indian names are written, and marks
 * such as the selectors of Japanese variants count only if nothing stands before them.
 */
const invisible =
  /(?![\u200C\u200D\p{M}])[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]|(?<![\p{L}\p{M}\p{N}\p{S}\p{P}])(?:[\u200C\u200D]|(?=\p{M})\p{DI})/u;
const joiners = /[\u200C\u200D]/g;
/** Full stops that mail programs and browsers take for a dot; the others become one by normalisation. */
const otherDots = /[\u3002\uFF61]/g;

/** What mail programs turn into a link: an address with `@` or `//`, or a dot that no space follows. */
const address = /@|\/\/|[\p{L}\p{M}\p{N}]\.(?:\p{N}|[\p{L}\p{M}\p{N}-]{2})/u;

/** As a mail program may read it: wide letters and dots are plain ones, joiners are nothing. */
const asRead = (text: string): string =>
  text.replaceAll(joiners, '').replaceAll(otherDots, '.').normalize('NFKC');

/**
 * Whether a name contains no address and no invisible character, so that a mail that begins with it leads nowhere and
 * reads as written. Initials have a space or another dot after them: `J.R.R. Tolkien`, `Dr. Müller`.
 */
export const isPlainName = (text: string): boolean => !invisible.test(text) && !address.test(asRead(text));

/** The name with a space between a full stop and the capital that follows it: `St. John` for 'St.John', which is no address. */
export const spaceAfterStops = (text: string): string =>
  text.replaceAll(/(?<=[\p{L}\p{M}])\.(?=\p{Lu}[\p{L}\p{M}\p{N}-])/gu, '. ');

/** A name on one line, without characters that have no shape of their own. */
export const visibleName = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(new RegExp(invisible, 'gu'), '').trim();

/** Removes what makes a name invalid: for names from other systems, whose owner cannot be asked to correct them. */
export function plainName(text: string): string {
  const visible = visibleName(text);
  if (isPlainName(visible)) return visible;
  return asRead(visible).replaceAll(/@|\/+/g, ' ').replaceAll('.', '. ').replaceAll(/\s+/g, ' ').trim();
}
