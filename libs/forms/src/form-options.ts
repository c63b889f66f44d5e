import type { FormFaults } from '@livree/api-client';
import type { Route } from '@livree/contracts';

/** The rules of a form's fields: those of its call, and those between fields that no body holds. */
export interface FieldRules<Values> {
  /** The call whose body the form fills: its schema checks the fields. It may come with the first check. */
  readonly route?: Route | (() => Promise<Route>) | undefined;
  /** The body of the call from the fields; the fields themselves by default. */
  readonly body?: ((values: Values) => unknown) | undefined;
  /** The field of a fault by its path in the body, where the body is shaped otherwise; the path itself by default. */
  readonly fieldOf?: ((path: string) => string) | undefined;
  /** Further faults, such as a repeated password that differs: keys of the contract's texts by field. */
  readonly findFaults?: ((values: Values) => FormFaults) | undefined;
}

/** What a form sends and shows. `Values` are its fields by our names, `Answer` is what the call answers. */
export interface FormOptions<Values, Answer> extends FieldRules<Values> {
  /** What the fields begin with. Values that become known later, such as those of a session, fill empty fields. */
  readonly values: Values;
  /**
   * Whether these are saved values, which unedited fields follow. Otherwise each field keeps the text of its own element, so
   * that what was typed before the script arrived stays.
   */
  readonly isSaved?: boolean | undefined;
  readonly send: (values: Values) => Promise<Answer>;
  /** After success; returns the sentence of the notice, if there is one. */
  readonly onSent: (answer: Answer, values: Values) => string | undefined;
  /** The sentence for a failure without one of the server. */
  readonly failed: string;
  /** The sentence if the server was not reached; the site's own by default. */
  readonly unreachable?: string | undefined;
  /** The sentence for an error outside of the call; `failed` by default. */
  readonly unexpected?: string | undefined;
  /** Whether the notice disappears by itself, for a form that stays open: success after 3 s, a fault after 5 s. */
  readonly isNoticeBrief?: boolean | undefined;
  /** Whether the fields are emptied after success. */
  readonly isEmptiedOnceSent?: boolean | undefined;
  /** Keeps what is typed in this browser until it is sent. Never for a form with a password. */
  readonly draft?: FormDraft | undefined;
}

/** Where a form keeps what is typed. The remote opens it, so that its release says which drafts it reads. */
export interface FormDraft {
  readonly read: () => Readonly<Record<string, unknown>> | undefined;
  readonly write: (edits: Readonly<Record<string, unknown>>) => void;
  readonly clear: () => void;
}

/** The result of a form, as a sentence. */
export interface Notice {
  readonly tone: 'ok' | 'error';
  readonly text: string;
  /** The fields were refused here, so nothing was sent: each has its own sentence. */
  readonly isLocal?: boolean | undefined;
}
