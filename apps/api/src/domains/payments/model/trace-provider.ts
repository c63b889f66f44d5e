import { traceCall } from '../../../platform/telemetry/trace-call.ts';
import type { CardVault } from './card-vault.ts';
import type { PaymentProvider } from './provider.ts';

function traceVault(name: string, vault: CardVault): CardVault {
  return {
    addCard: (...given) => traceCall(name, 'add card', () => vault.addCard(...given)),
    retrieveSetup: (...given) => traceCall(name, 'retrieve setup', () => vault.retrieveSetup(...given)),
    addCustomer: (...given) => traceCall(name, 'add customer', () => vault.addCustomer(...given)),
    listCards: (...given) => traceCall(name, 'list cards', () => vault.listCards(...given)),
    setDefault: (...given) => traceCall(name, 'set default', () => vault.setDefault(...given)),
    removeCard: (...given) => traceCall(name, 'remove card', () => vault.removeCard(...given)),
    removeCustomer: (...given) => traceCall(name, 'remove customer', () => vault.removeCustomer(...given)),
  };
}

/** The provider, each of whose operations is a step of the trace. */
export function traceProvider(provider: PaymentProvider): PaymentProvider {
  const { name, vault, retrieveDispute } = provider;
  return {
    name,
    ...(vault && { vault: traceVault(name, vault) }),
    createIntent: (...given) => traceCall(name, 'create intent', () => provider.createIntent(...given)),
    confirm: (...given) => traceCall(name, 'confirm', () => provider.confirm(...given)),
    capture: (...given) => traceCall(name, 'capture', () => provider.capture(...given)),
    cancel: (...given) => traceCall(name, 'cancel', () => provider.cancel(...given)),
    retrieve: (...given) => traceCall(name, 'retrieve', () => provider.retrieve(...given)),
    refund: (...given) => traceCall(name, 'refund', () => provider.refund(...given)),
    retrieveRefund: (...given) => traceCall(name, 'retrieve refund', () => provider.retrieveRefund(...given)),
    listRefunds: (...given) => traceCall(name, 'list refunds', () => provider.listRefunds(...given)),
    listMovements: (...given) => traceCall(name, 'list movements', () => provider.listMovements(...given)),
    ...(retrieveDispute && {
      retrieveDispute: (id: string, signal: AbortSignal) =>
        traceCall(name, 'retrieve dispute', () => retrieveDispute(id, signal)),
    }),
    parseWebhook: (...given) => traceCall(name, 'parse webhook', () => provider.parseWebhook(...given)),
  };
}
