/** The operator of the journeys' site, from the environment. */
export const operator = {
  LIVREE_OPERATOR_EMAIL: 'operator@livree.example',
  LIVREE_OPERATOR_PASSWORD: 'le secret de la maison 42',
} as const;
