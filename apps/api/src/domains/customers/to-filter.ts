import type { CustomerFilter } from './customers.repository.ts';

interface Query {
  readonly search?: string | undefined;
  readonly kind?: '' | 'account' | 'guest' | undefined;
}

/** Which customers a query asks for. */
export const toFilter = ({ search, kind }: Query): CustomerFilter => ({
  text: search ?? '',
  kind: kind || undefined,
});
