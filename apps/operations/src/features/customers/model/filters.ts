import { listAddress } from '@livree/platform/list-address';
import { readKind } from './kind.ts';

export const customerAddress = listAddress({ search: '', kind: '' });

export type CustomerFilters = ReturnType<typeof customerAddress.readFilters>;

/** What the list asks for. */
export const toQuery = ({ search, kind }: CustomerFilters) => ({ search, kind: readKind(kind) });
