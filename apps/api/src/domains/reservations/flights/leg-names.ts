/** The ways of a ride that can begin with a landing. */
export const legNames = ['outbound', 'return'] as const;
export type LegName = (typeof legNames)[number];
