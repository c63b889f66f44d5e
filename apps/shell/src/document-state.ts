import { languageSchema, siteConfig } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { compositionSchema } from '@livree/release';
import type { DehydratedState } from '@tanstack/react-query';
import type { DocumentMessages } from './services/language.ts';

/** The element of the gateway's document that carries its state. */
const stateElementId = 'livree-state';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** What a render gathered and the browser continues from. */
const pageStateSchema = z.object({
  /** Texts of the shell and of the remotes that drew this page. */
  messages: z.custom<DocumentMessages>(isObject),
  /** What the page's `prefetch` gathered. */
  queries: z.custom<DehydratedState>(isObject),
});

export type PageState = z.infer<typeof pageStateSchema>;

/** What a document carries for the browser: JSON, parsed, never run. */
const documentStateSchema = z.object({
  language: languageSchema,
  composition: compositionSchema,
  config: siteConfig,
  /** Whether the document holds the page's HTML. */
  rendered: z.boolean(),
  state: z.nullable(pageStateSchema),
});

export type DocumentState = z.infer<typeof documentStateSchema>;

/** Reads the state of the present document. */
export function readDocumentState(): DocumentState {
  const text = document.getElementById(stateElementId)?.textContent ?? '';
  return documentStateSchema.parse(JSON.parse(text));
}
