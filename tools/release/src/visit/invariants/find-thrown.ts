import type { Watched } from '../page/watch-page.ts';

/** The first error since `from` of those that a page has complained about; a call that failed is the API's. */
export const findThrown = ({ errors }: Pick<Watched, 'errors'>, from: number): string | undefined =>
  errors.slice(from).find((error) => !error.includes('Failed to load resource'));
