import type { Language } from '@livree/contracts';
import type { Deps } from '../deps.ts';
import type { Connection } from './db/index.ts';
import type { Tables } from './db/tables.ts';

/** The holder of an account. */
export interface Person {
  readonly id: number;
  readonly email: string;
  readonly language: Language;
}

/** Somebody whose account is deleted. */
export interface Leaver extends Person {
  /** Whether the address is known to be theirs: if not, what is stored under it alone stays. */
  readonly isConfirmed: boolean;
}

/** A domain's data about a person: exported on request, deleted with the account. */
export interface PersonalData {
  /** The name of its entry in the export. */
  readonly name: string;
  /** The tables whose rows about the person it tells. */
  readonly tables: readonly (keyof Tables)[];
  /** All of it with wire names, without anything that opens an account. */
  exportPersonalData(deps: Deps, person: Person): Promise<unknown>;
  /**
   * Runs inside the transaction that deletes the account: removes the person from records that the law requires us to
   * keep, assigns those to `formerCustomerId`, and deletes what `on delete cascade` does not.
   */
  forgetPerson?(trx: Connection, person: Leaver, formerCustomerId: number): Promise<void>;
  /** Runs inside the transaction that joins a guest to an account: assigns the guest's records to it, as they are. */
  giveRecords?(trx: Connection, guestId: number, accountId: number): Promise<void>;
}
