import { z } from '@livree/contracts/schema';
import { documentStateSchema, stateId } from '@livree/document';
import type { BrowserComposition } from '@livree/release';

/** The composition in a document. */
export function readWrittenComposition(html: string): BrowserComposition {
  const [, text = ''] = new RegExp(`id="${stateId}">(.*?)</script>`, 's').exec(html) ?? [];
  return z.parse(
    documentStateSchema.shape.composition,
    z.parse(z.object({ composition: z.unknown() }), JSON.parse(text)).composition,
  );
}
