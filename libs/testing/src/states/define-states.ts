import { z } from '@livree/contracts/schema';
import { usualNow } from '../clock.ts';
import { situationAddress, type Situation } from './situation.ts';

/** One state of a remote: a page or a slot (`/harness/slot/<name>`) in a situation, and what it then says. */
export interface State extends Situation {
  /** Unique within the remote. */
  readonly name: string;
  /** The path in the harness, with its own query. */
  readonly at: string;
  says: string[];
  /** Only a wide screen shows it. */
  readonly wide?: true;
}

export const stateLinkSchema = z.object({
  name: z.string(),
  /** The path of its page, with the page's own query. */
  at: z.string(),
  address: z.string(),
  says: z.array(z.string()),
  wide: z.optional(z.literal(true)),
});

/** A state as its address. */
export type StateLink = z.output<typeof stateLinkSchema>;

/** States in one situation, such as a page with its customer; each adds to it, or differs from it. */
export const shareSituation = (
  shared: Situation & Pick<State, 'at'>,
  states: readonly (Omit<State, 'at'> & Partial<Pick<State, 'at'>>)[],
): readonly State[] => states.map((state) => ({ ...shared, ...state }));

/** The states of a remote as links of its harness; their clock starts at {@link usualNow}. @throws Error for a name that is taken */
export function defineStates(states: readonly State[]): readonly StateLink[] {
  const names = states.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two states are called ${twice}`);
  return states.map(({ name, at, wide, ...situation }) => ({
    ...(wide ? { wide } : {}),
    name,
    at,
    address: situationAddress(at, name, { now: usualNow, ...situation }),
    says: situation.says,
  }));
}
