import { isOneOf } from '@livree/contracts';
import { listAddress } from '@livree/platform/list-address';

export const articleStates = ['draft', 'scheduled', 'published'] as const;

/** Which articles the list shows. */
export const articlesAddress = listAddress({ state: '' });

export type ArticleFilters = ReturnType<typeof articlesAddress.readFilters>;

/** What the list asks for; a text that is no state is every state. */
export const toQuery = ({ state }: ArticleFilters) => (isOneOf(articleStates, state) ? { state } : {});
