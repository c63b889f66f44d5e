import { testPaymentMethod } from './test-cards.ts';
import { cardFaults, formatCardNumber, formatCode, formatExpiry } from './card-fields.ts';
import type { CardFaults, CardFields } from './card-fields.ts';
import type { CheckoutHost, CheckoutProvider } from './checkout-provider.ts';
import type { Action, Look, Outcome, Tokenized } from './frame-protocol.ts';

export interface SandboxState {
  readonly fields: CardFields;
  readonly faults: CardFaults;
  /** Counts refusals, so that each of them moves the focus to the first fault. */
  readonly refusals: number;
  /** The provider's page in sight, if any. */
  readonly action: Action | null;
  readonly language: Look['language'];
}

/** The sandbox's card form without its drawing: what was typed, what is wrong, which page is in sight. */
export interface SandboxForm {
  get(): SandboxState;
  subscribe(listener: () => void): () => void;
  type(field: keyof CardFields, text: string): void;
  /** Names what is wrong with a field the customer has left. */
  leave(field: keyof CardFields): void;
  submit(): void;
  finishAction(outcome: Outcome): void;
}

const formats: { readonly [Field in keyof CardFields]: (typed: string) => string } = {
  number: formatCardNumber,
  expiry: formatExpiry,
  code: formatCode,
};

const emptyFields: CardFields = { number: '', expiry: '', code: '' };

interface Setting {
  readonly language: Look['language'];
  readonly now: () => Date;
  readonly draw: (place: HTMLElement, form: SandboxForm) => void;
}

/** The provider of trials: a card form of ours that knows the test cards and no others. */
export function createSandboxProvider({ language, now, draw }: Setting): CheckoutProvider {
  const listeners = new Set<() => void>();
  let state: SandboxState = { fields: emptyFields, faults: {}, refusals: 0, action: null, language };
  let host: CheckoutHost | undefined;
  let resolveAction: (outcome: Outcome) => void = () => undefined;

  const change = (part: Partial<SandboxState>): void => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const faultsNow = (): CardFaults => {
    const faults = cardFaults(state.fields, now());
    const unknown = faults.number === undefined && testPaymentMethod(state.fields.number) === undefined;
    return unknown ? { ...faults, number: 'notATestCard' } : faults;
  };
  const form: SandboxForm = {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (field, text) => {
      const { [field]: _corrected, ...faults } = state.faults;
      change({ fields: { ...state.fields, [field]: formats[field](text) }, faults });
      host?.onValidity(Object.keys(faultsNow()).length === 0);
    },
    leave: (field) => {
      const fault = state.fields[field] === '' ? undefined : faultsNow()[field];
      if (fault !== undefined) change({ faults: { ...state.faults, [field]: fault } });
    },
    submit: () => host?.onSubmit(),
    finishAction: (outcome) => {
      change({ action: null });
      resolveAction(outcome);
    },
  };

  return {
    mount(place, given) {
      host = given;
      draw(place, form);
    },
    configure: (look) => change({ language: look.language }),
    tokenize: () => Promise.resolve(tokenize()),
    handleAction(action) {
      resolveAction('cancelled');
      change({ action });
      return new Promise((resolve) => {
        resolveAction = resolve;
      });
    },
  };

  function tokenize(): Tokenized {
    const faults = faultsNow();
    const paymentMethodId = testPaymentMethod(state.fields.number);
    if (paymentMethodId !== undefined && Object.keys(faults).length === 0) {
      return { kind: 'accepted', paymentMethodId };
    }
    change({ faults, refusals: state.refusals + 1 });
    return { kind: 'refused' };
  }
}
