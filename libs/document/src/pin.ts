/**
 * The cookie that names the composition with which a visitor's open booking began. It is necessary, has the same value
 * for everybody who began with that composition, and identifies nobody.
 */
export const pinCookie = 'pin';

/** Seconds for which it counts at most: as long as the draft of a booking. */
export const pinSeconds = 24 * 60 * 60;
