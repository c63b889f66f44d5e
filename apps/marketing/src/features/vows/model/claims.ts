/** What the operator claims of itself. */
export const claims = {
  /** Share of pickups on time. */
  punctuality: 0.99,
  customers: 5000,
} as const;
