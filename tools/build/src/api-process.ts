/**
 * Node's flags for the API. A request leaves some 100 KB of garbage (measured for a price), nearly all of it young. The
 * bound of the whole heap is never reached: it makes Node collect at twice what lives, not four times (decision 0143).
 */
export const apiFlags: readonly string[] = ['--max-semi-space-size=16', '--max-old-space-size=2000'];
