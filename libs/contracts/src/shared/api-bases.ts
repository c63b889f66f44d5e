/** The canonical address of the API. */
export const apiBase = '/backend/public/api';

/** The addresses at which the API answers. */
export const apiBases = [apiBase, '/api'] as const;
