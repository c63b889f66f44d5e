import {
  listen,
  messageToFrame,
  sendMessage,
  type Look,
  type MessageToFrame,
  type MessageToHost,
  type Peer,
  type Receiver,
} from '../../../checkout-frame/frame-protocol.ts';
import type { CheckoutProvider } from './checkout-provider.ts';

interface Ends {
  readonly own: Peer<unknown>['own'];
  readonly origin: string;
  readonly host: Receiver;
}

/**
 * The frame's side of the connection: lets the page control the provider. Returns a function that sends a message to
 * the page.
 */
export function connectHost(
  { own, origin, host }: Ends,
  provider: CheckoutProvider,
  onLook: (look: Look) => void,
): (message: MessageToHost) => void {
  let standing: MessageToHost | undefined;
  const send = (message: MessageToHost): void => {
    if (message.type === 'ready' || message.type === 'failed') standing = message;
    sendMessage(host, origin, message);
  };
  const onMessage = async (message: MessageToFrame): Promise<void> => {
    switch (message.type) {
      case 'greet':
        return standing && send(standing);
      case 'configure':
        provider.configure(message.look, message.amountCents);
        return onLook(message.look);
      case 'release':
        return provider.release();
      case 'tokenize':
        return send({ type: 'tokenized', request: message.request, result: await provider.tokenize() });
      case 'handleAction':
        return send({
          type: 'actionDone',
          request: message.request,
          outcome: await provider.handleAction(message.action),
        });
    }
  };
  listen({
    own,
    origin,
    sender: () => host,
    schema: messageToFrame,
    onMessage: (message) => void onMessage(message),
  });
  return send;
}
