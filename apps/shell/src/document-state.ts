import { documentStateSchema, stateId, type DocumentState } from '@livree/document';

/** Reads the state of the present document. */
export function readDocumentState(): DocumentState {
  const text = document.getElementById(stateId)?.textContent ?? '';
  return documentStateSchema.parse(JSON.parse(text));
}
