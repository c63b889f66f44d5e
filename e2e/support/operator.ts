/** Who runs the site that the journeys visit, as the environment says it. */
export const operator = {
  LIVREE_OPERATOR_EMAIL: 'operator@livree.example',
  LIVREE_OPERATOR_PASSWORD: 'le secret de la maison 42',
} as const;
