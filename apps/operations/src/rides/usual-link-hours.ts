/** For how many hours a payment link is good, unless the operator chooses others. */
export const usualLinkHours = 24;
