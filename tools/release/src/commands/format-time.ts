/** A time for people, to the minute. @param at ISO instant, if known */
export const formatTime = (at: string | undefined): string =>
  at === undefined ? 'at an unknown moment' : `${at.slice(0, 16).replace('T', ' ')} UTC`;
