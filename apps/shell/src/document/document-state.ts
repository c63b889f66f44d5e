import { documentStateSchema, stateId, type DocumentState } from '@livree/document';

/** Reads the state of the current document. */
export function readDocumentState(): DocumentState {
  const text = document.getElementById(stateId)?.textContent ?? '';
  return documentStateSchema.parse(JSON.parse(text));
}
