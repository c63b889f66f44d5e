import { send, type Transport } from '@livree/api-client';
import { priceRoutes } from '@livree/contracts';

interface Publication {
  /** The wall clock of the operator's zone; null for now. */
  readonly startsAt: string | null;
  /** The drafts that were seen. */
  readonly draftsVersion: string;
}

/** Puts all drafts live. */
export const publishDrafts = (api: Transport, publication: Publication) =>
  send(api, priceRoutes.publish, { body: publication });
