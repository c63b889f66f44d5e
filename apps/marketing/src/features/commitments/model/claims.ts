/** The operator's claims about itself. */
export const claims = {
  /** Share of pickups on time. */
  punctuality: 0.99,
  customers: 5000,
} as const;
