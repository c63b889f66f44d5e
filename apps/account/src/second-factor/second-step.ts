/** The page that asks for the second factor: the log-in, whose second step it is. */
export const secondStep = '/login?step=factor';

/** Whether the search of an address names the second step of the log-in. */
export const isSecondStep = (search: string): boolean => new URLSearchParams(search).get('step') === 'factor';
