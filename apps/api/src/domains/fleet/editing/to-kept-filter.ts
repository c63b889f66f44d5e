import type { KeptFilter } from './vehicles.repository.ts';

interface Query {
  readonly search?: string | undefined;
  readonly shows?: 'offered' | 'retired' | undefined;
}

/** Which vehicles a query asks for. */
export const toKeptFilter = ({ search, shows }: Query): KeptFilter => ({
  text: search ?? '',
  isActive: shows && shows === 'offered',
});
