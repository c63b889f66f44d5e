import { useShell } from '@livree/platform';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { connectFrame, type FrameConnection } from './frame-connection.ts';
import type { Action, FrameFailure, Look, Outcome, Tokenized } from './frame-protocol.ts';

const patience = 10_000;

export interface CheckoutFrame {
  /** Called with the frame's element when it appears, and with null when it disappears. */
  readonly attach: (element: HTMLIFrameElement | null) => void;
  readonly state: 'loading' | 'ready' | FrameFailure;
  /** In CSS pixels; undefined until the frame has reported it. */
  readonly height: number | undefined;
  readonly retry: () => void;
  /** Tells the frame that a submission led to nothing. */
  readonly release: () => void;
  readonly tokenize: () => Promise<Tokenized>;
  /** Shows the frame with a page of the provider. */
  readonly showAction: (action: Action) => Promise<Outcome>;
}

/** The connection to a checkout frame: connects it, sets its look, waits for it. */
export function useCheckoutFrame(
  look: Look,
  amountCents: number | null,
  onSubmit: () => void,
): CheckoutFrame {
  const connection = useRef<FrameConnection>(undefined);
  const [element, attach] = useState<HTMLIFrameElement | null>(null);
  const [state, setState] = useState<CheckoutFrame['state']>('loading');
  const [height, setHeight] = useState<number>();
  const { language, mode, accent } = look;
  const { frameOrigin } = useShell().config;

  const onReady = useEffectEvent(() => {
    setState('ready');
    connection.current?.configure(look, amountCents);
  });
  const submitFromFrame = useEffectEvent(onSubmit);

  useEffect(() => {
    if (element === null) return undefined;
    const events = {
      onReady: () => onReady(),
      onFailed: setState,
      onHeight: (told: number) => told > 0 && setHeight(told),
      onSubmit: () => submitFromFrame(),
    };
    const origin = frameOrigin ?? location.origin;
    const ends = { own: window, origin, frame: () => findWindow(element, origin) };
    const wire = connectFrame(ends, events);
    connection.current = wire;
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'unreachable' : now)), patience);
    return () => {
      clearTimeout(timer);
      wire.close();
    };
  }, [element, frameOrigin]);

  useEffect(
    () => connection.current?.configure({ language, mode, accent }, amountCents),
    [language, mode, accent, amountCents],
  );

  const retry = useCallback(() => setState('loading'), []);
  const release = useCallback(() => connection.current?.release(), []);
  const tokenize = useCallback(
    () => connection.current?.tokenize() ?? Promise.resolve({ kind: 'refused' as const }),
    [],
  );
  const showAction = useCallback(
    (action: Action) => {
      element?.focus();
      return connection.current?.handleAction(action) ?? Promise.resolve('failed' as const);
    },
    [element],
  );
  return { attach, state, height, retry, release, tokenize, showAction };
}

/**
 * The frame's window. A document of another origin cannot be accessed; before it loads, the frame has an empty one of
 * ours.
 */
function findWindow(element: HTMLIFrameElement, origin: string): Window | null {
  const isAwaited = origin !== location.origin && element.contentDocument !== null;
  return isAwaited ? null : element.contentWindow;
}
