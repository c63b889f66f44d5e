import { z } from '@livree/contracts/schema';
import { stateId } from '@livree/document';

const written = z.object({
  composition: z.object({ id: z.string(), overrides: z.record(z.string(), z.unknown()) }),
});

/** The id of the composition of this document; undefined in a test visit, and where no gateway wrote one. */
export function readComposition(): string | undefined {
  const text = document.getElementById(stateId)?.textContent ?? 'null';
  const { data } = z.safeParse(written, JSON.parse(text));
  const isTrial = data !== undefined && Object.keys(data.composition.overrides).length > 0;
  return isTrial ? undefined : data?.composition.id;
}
