import { z } from '@livree/contracts/schema';
import type { ProbeReport } from './page/plant-probe.ts';
import type { Visitor } from './place.ts';

/** What the probe of a page answers. */
export const probeReport: z.ZodMiniType<ProbeReport> = z.object({
  replaced: z.array(z.string()),
  globals: z.array(z.string()),
  sheets: z.array(z.string()),
  renderers: z.number(),
});

/** What a page of the same site is like without the release. */
export interface Usual {
  readonly probe: ProbeReport;
  readonly storage: readonly string[];
}

/** The same for each visitor: the shell keeps the session of one who is signed in. */
export type UsualOf = Readonly<Record<Visitor, Usual>>;

/** The same, with what another site keeps: a new shell may keep more, and must leave everything else as it was. */
export const withStorageOf = (other: UsualOf, { nobody, customer, operator }: UsualOf): UsualOf => ({
  nobody: { ...nobody, storage: other.nobody.storage },
  customer: { ...customer, storage: other.customer.storage },
  operator: { ...operator, storage: other.operator.storage },
});
