import { z } from '@livree/contracts/schema';
import { accentSchema, themeSchema } from '@livree/document';
import { languages } from '@livree/i18n';

const protocol = 'livree/checkout-frame@1';

export const look = z.object({
  language: z.enum(languages),
  mode: themeSchema,
  accent: accentSchema,
});
export type Look = z.infer<typeof look>;

const cents = z.int().check(z.minimum(0));

const request = z.string().check(z.maxLength(64));

export const action = z.object({
  kind: z.enum(['challenge', 'approval']),
  url: z.string().check(z.maxLength(2000)),
});
export type Action = z.infer<typeof action>;

/** How the customer returned: `failed` is the provider's failure, not the customer's choice. */
export const outcome = z.enum(['completed', 'cancelled', 'failed']);
export type Outcome = z.infer<typeof outcome>;

/** Why a provider's fields are missing: the provider is not configured, or its script did not load. */
export const frameFailure = z.enum(['unconfigured', 'unreachable']);
export type FrameFailure = z.infer<typeof frameFailure>;

/** The provider's result for the customer's input: a reference to pay with, or errors that the frame shows. */
export const tokenized = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('accepted'),
    paymentMethodId: z.string().check(z.maxLength(200)),
    /** Brand, last digits and expiry, where the provider makes a new reference for the same card each time. */
    face: z.optional(z.string().check(z.maxLength(60))),
  }),
  z.object({ kind: z.literal('refused') }),
]);
export type Tokenized = z.infer<typeof tokenized>;

const enveloped = <Message extends z.ZodMiniType>(message: Message) =>
  z.object({ protocol: z.literal(protocol), message });

/** From the page to the frame. */
export const messageToFrame = enveloped(
  z.discriminatedUnion('type', [
    /** Asks a frame that may have loaded first to repeat its state. */
    z.object({ type: z.literal('greet') }),
    /** Without an amount, the card is saved and nothing is paid. */
    z.object({ type: z.literal('configure'), look, amountCents: z.nullable(cents) }),
    z.object({ type: z.literal('tokenize'), request }),
    z.object({ type: z.literal('handleAction'), request, action }),
    /** The customer's submission led to nothing: no action follows. */
    z.object({ type: z.literal('release') }),
  ]),
);
export type MessageToFrame = z.infer<typeof messageToFrame>['message'];

/** From the frame to its page. */
export const messageToHost = enveloped(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('ready') }),
    z.object({ type: z.literal('failed'), reason: frameFailure }),
    /** In CSS pixels. */
    z.object({ type: z.literal('height'), height: z.number().check(z.minimum(0), z.maximum(4000)) }),
    /** The customer pressed Enter in a field, or the provider's own button. */
    z.object({ type: z.literal('submit') }),
    z.object({ type: z.literal('tokenized'), request, result: tokenized }),
    z.object({ type: z.literal('actionDone'), request, outcome }),
  ]),
);
export type MessageToHost = z.infer<typeof messageToHost>['message'];

/** From the return page to the page that opened the provider's page. */
export const messageOfReturn = enveloped(z.object({ type: z.literal('returned'), outcome }));
export type MessageOfReturn = z.infer<typeof messageOfReturn>['message'];

type AnyMessage = MessageToFrame | MessageToHost | MessageOfReturn;

/** The part of a window that receives messages. */
export type Receiver = Pick<Window, 'postMessage'>;

/** Sends a message to a window, which receives it only while it shows a document of `origin`. */
export function sendMessage(receiver: Receiver, origin: string, message: AnyMessage): void {
  receiver.postMessage({ protocol, message }, origin);
}

export interface Peer<Message> {
  readonly own: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly origin: string;
  /** The expected sender; evaluated each time, because a frame may not exist yet. */
  readonly sender: () => unknown;
  readonly schema: z.ZodMiniType<{ message: Message }>;
  readonly onMessage: (message: Message) => void;
}

/** Listens to one window of one origin; other or invalid messages are ignored. Returns a function that stops it. */
export function listen<Message>({ own, origin, sender, schema, onMessage }: Peer<Message>): () => void {
  const receive = (event: MessageEvent): void => {
    if (event.origin !== origin || event.source === null || event.source !== sender()) return;
    const parsed = schema.safeParse(event.data);
    if (parsed.success) onMessage(parsed.data.message);
  };
  own.addEventListener('message', receive);
  return () => own.removeEventListener('message', receive);
}
