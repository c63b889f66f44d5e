const {
  LIVREE_OPERATOR_EMAIL = 'operator@livree.example',
  LIVREE_OPERATOR_PASSWORD = 'le secret de la maison 42',
} = process.env;

/** The operator of the journeys' site, from the environment; of a site that runs already, the one that it was given. */
export const operator = { LIVREE_OPERATOR_EMAIL, LIVREE_OPERATOR_PASSWORD };
