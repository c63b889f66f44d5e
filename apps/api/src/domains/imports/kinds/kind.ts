import type { Language } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../platform/audit/index.ts';
import type { Connection } from '../../../platform/db/index.ts';
import type { PaymentDependencies } from '../../payments/index.ts';
import type texts from '../messages/fr.json';

export type ImportDeps = Deps & { readonly payments: PaymentDependencies };

export interface Column {
  /** The field of the contract that it fills; its texts have the same name. */
  readonly field: keyof typeof texts.column;
  readonly isRequired: boolean;
  /** What is sent for a cell that is not empty; the text itself by default. */
  readonly read?: (cell: string) => unknown;
}

/** A row by the fields of its columns, as a form would send it; what is empty is absent. */
export type Body = Readonly<Record<string, unknown>>;

/** Who brings something, and from which file. */
export interface Bringer {
  readonly actor: Actor;
  readonly file: string;
}

/** Makes what a row says, with its act. Returns its number. @throws AppError if it can no longer be made */
export type Make = (trx: Connection, bringer: Bringer) => Promise<number>;

/** Reads the rows of one file, one after the other. @throws AppError with what is wrong, by field where it has one */
export type Planner = (body: Body) => Promise<Make>;

/** What a kind of thing needs to be imported. */
export interface Kind {
  readonly columns: readonly Column[];
  readonly mostRows: number;
  /** What makes two rows the same thing; undefined as long as it is missing. */
  readonly identify: (body: Body) => string | undefined;
  /** What a row is about, as it was written. */
  readonly label: (body: Body) => string;
  /** The numbers of the things that are there already. */
  readonly find: (db: Connection, identities: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Whether what makes it the same is kept with the import, because the thing itself does not have it. */
  readonly keepsIdentity?: true;
  readonly open: (deps: ImportDeps, language: Language) => Planner;
}
