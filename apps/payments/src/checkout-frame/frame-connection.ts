import {
  listen,
  messageToHost,
  sendMessage,
  type Action,
  type FrameFailure,
  type Look,
  type MessageToHost,
  type Outcome,
  type Peer,
  type Receiver,
  type Tokenized,
} from './frame-protocol.ts';

export interface FrameEvents {
  readonly onReady: () => void;
  readonly onFailed: (reason: FrameFailure) => void;
  readonly onHeight: (height: number) => void;
  readonly onSubmit: () => void;
}

export interface FrameConnection {
  configure(look: Look, amountCents: number | null): void;
  /** Reports that a submission led to nothing. */
  release(): void;
  /** Converts the input to a reference of the provider. */
  tokenize(): Promise<Tokenized>;
  /** Shows a page of the provider in the frame until the customer returns. */
  handleAction(action: Action): Promise<Outcome>;
  close(): void;
}

interface Ends {
  readonly own: Peer<unknown>['own'];
  readonly origin: string;
  readonly frame: () => Receiver | null;
}

/** The page's side of the connection to a checkout frame. */
export function connectFrame({ own, origin, frame }: Ends, events: FrameEvents): FrameConnection {
  const tokens = new Map<string, (result: Tokenized) => void>();
  const actions = new Map<string, (outcome: Outcome) => void>();
  let counter = 0;

  const send = (message: Parameters<typeof sendMessage>[2]): void => {
    const receiver = frame();
    if (receiver !== null) sendMessage(receiver, origin, message);
  };
  const ask = <Answer>(
    waiting: Map<string, (answer: Answer) => void>,
    message: (request: string) => Parameters<typeof sendMessage>[2],
  ): Promise<Answer> =>
    new Promise((resolve) => {
      counter += 1;
      waiting.set(String(counter), resolve);
      send(message(String(counter)));
    });

  const onMessage = (message: MessageToHost): void => {
    if (message.type === 'ready') events.onReady();
    if (message.type === 'failed') events.onFailed(message.reason);
    if (message.type === 'height') events.onHeight(message.height);
    if (message.type === 'submit') events.onSubmit();
    if (message.type === 'tokenized') settle(tokens, message.request, message.result);
    if (message.type === 'actionDone') settle(actions, message.request, message.outcome);
  };
  const close = listen({ own, origin, sender: frame, schema: messageToHost, onMessage });
  send({ type: 'greet' });

  return {
    configure: (look, amountCents) => send({ type: 'configure', look, amountCents }),
    release: () => send({ type: 'release' }),
    tokenize: () => ask(tokens, (request) => ({ type: 'tokenize', request })),
    handleAction: (action) => ask(actions, (request) => ({ type: 'handleAction', request, action })),
    close,
  };
}

function settle<Answer>(
  waiting: Map<string, (answer: Answer) => void>,
  request: string,
  answer: Answer,
): void {
  waiting.get(request)?.(answer);
  waiting.delete(request);
}
