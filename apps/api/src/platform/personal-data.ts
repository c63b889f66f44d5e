import type { Language } from '@livree/contracts';
import type { Deps } from '../deps.ts';
import type { Connection } from './db/index.ts';

/** Somebody with an account. */
export type Person = { readonly id: number; readonly email: string; readonly language: Language };

/** What a domain knows of a person: said when they ask for it, gone when they leave. */
export type PersonalData = {
  /** Its entry in the export. */
  readonly name: string;
  /** All of it with the wire's names, without anything that opens an account. */
  exportPersonalData(deps: Deps, person: Person): Promise<unknown>;
  /**
   * Inside the transaction that deletes the account: takes the person out of what the law has us keep and hands it to
   * `formerCustomerId`, and removes what the end of the account does not remove by itself (`on delete cascade`).
   */
  forgetPerson?(trx: Connection, person: Person, formerCustomerId: number): Promise<void>;
};
