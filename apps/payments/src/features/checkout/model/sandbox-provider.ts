import type { ReadonlyStore } from '@livree/platform';
import { createStore } from 'zustand';
import type { Action, Look, Outcome, Tokenized } from '../../../checkout-frame/frame-protocol.ts';
import { cardFaults, formatCardNumber, formatCode, formatExpiry } from './card-fields.ts';
import type { CardFaults, CardFields } from './card-fields.ts';
import type { CheckoutHost, CheckoutProvider } from './checkout-provider.ts';
import { testPaymentMethod } from './test-cards.ts';

export interface SandboxState {
  readonly fields: CardFields;
  readonly faults: CardFaults;
  /** Counts refusals, because each one moves the focus to the first error. */
  readonly refusals: number;
  /** The provider's visible page, if any. */
  readonly action: Action | null;
  readonly language: Look['language'];
}

/** The state of the sandbox's card form: typed values, errors, visible page. */
export interface SandboxForm extends ReadonlyStore<SandboxState> {
  type(field: keyof CardFields, text: string): void;
  /** Shows the error of a field that the customer has left. */
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

function findFaults(fields: CardFields, now: Date): CardFaults {
  const faults = cardFaults(fields, now);
  const isUnknown = faults.number === undefined && testPaymentMethod(fields.number) === undefined;
  return isUnknown ? { ...faults, number: 'notATestCard' } : faults;
}

interface Setting {
  readonly language: Look['language'];
  readonly now: () => Date;
  readonly draw: (place: HTMLElement, form: SandboxForm) => void;
}

/** The provider for trials: our own card form, which accepts test cards only. */
export function createSandboxProvider({ language, now, draw }: Setting): CheckoutProvider {
  const store = createStore<SandboxState>(() => ({
    fields: emptyFields,
    faults: {},
    refusals: 0,
    action: null,
    language,
  }));
  let host: CheckoutHost | undefined;
  let resolveAction: (outcome: Outcome) => void = () => undefined;

  const faultsNow = (): CardFaults => findFaults(store.getState().fields, now());
  const form: SandboxForm = {
    ...store,
    type: (field, text) => {
      const { [field]: _corrected, ...faults } = store.getState().faults;
      store.setState({ fields: { ...store.getState().fields, [field]: formats[field](text) }, faults });
    },
    leave: (field) => {
      const fault = store.getState().fields[field] === '' ? undefined : faultsNow()[field];
      if (fault !== undefined) store.setState({ faults: { ...store.getState().faults, [field]: fault } });
    },
    submit: () => host?.onSubmit(),
    finishAction: (outcome) => {
      store.setState({ action: null });
      resolveAction(outcome);
    },
  };

  return {
    mount(place, given) {
      host = given;
      draw(place, form);
      given.onReady();
    },
    configure: (look) => store.setState({ language: look.language }),
    release: () => undefined,
    tokenize: () => Promise.resolve(tokenize()),
    handleAction(action) {
      resolveAction('cancelled');
      store.setState({ action });
      return new Promise((resolve) => {
        resolveAction = resolve;
      });
    },
  };

  function tokenize(): Tokenized {
    const faults = faultsNow();
    const paymentMethodId = testPaymentMethod(store.getState().fields.number);
    if (paymentMethodId !== undefined && Object.keys(faults).length === 0) {
      return { kind: 'accepted', paymentMethodId };
    }
    store.setState({ faults, refusals: store.getState().refusals + 1 });
    return { kind: 'refused' };
  }
}
