import { ApiError } from '@livree/api-client';
import type { CardSetup } from '@livree/contracts';
import { useQueryClient, useShell } from '@livree/platform';
import { useRef, useState } from 'react';
import type { Action } from '../../checkout-frame/frame-protocol.ts';
import { addCard, type NewCard } from './api/add-card.ts';
import { confirmCard } from './api/confirm-card.ts';

type Progress =
  | { readonly phase: 'typing' }
  | { readonly phase: 'asking' }
  /** The bank's page is in the frame. */
  | { readonly phase: 'acting'; readonly setup: CardSetup }
  /** The customer left the bank's page without an answer. */
  | { readonly phase: 'unanswered' }
  | { readonly phase: 'failed'; readonly error: unknown };

export interface AddCardControls {
  readonly progress: Progress;
  /** The customer's next step on the bank's page. */
  readonly action: Action | null;
  add(paymentMethodId: string): void;
  /** Repeats the last call if its outcome is unknown; otherwise null. */
  readonly retry: (() => void) | null;
  /** Called when the customer returns from the bank's page. */
  finishAction(): void;
}

/** Adds a card: one call per card, the bank's challenge, and the server's outcome. */
export function useAddCard(onAdded: (status: 'saved' | 'processing') => void): AddCardControls {
  const { api } = useShell();
  const queries = useQueryClient();
  const [progress, setProgress] = useState<Progress>({ phase: 'typing' });
  const last = useRef<NewCard>(undefined);

  async function hear(answer: Promise<CardSetup>, next: (setup: CardSetup) => Progress): Promise<void> {
    setProgress({ phase: 'asking' });
    try {
      const setup = await answer;
      if (setup.status === 'requires_action') return setProgress(next(setup));
      void queries.invalidateQueries();
      onAdded(setup.status === 'saved' ? 'saved' : 'processing');
    } catch (error) {
      setProgress({ phase: 'failed', error });
    }
  }

  const send = (card: NewCard): void =>
    void hear(addCard(api, card), (setup) => ({ phase: 'acting', setup }));

  function add(paymentMethodId: string): void {
    last.current = { paymentMethodId, key: crypto.randomUUID() };
    send(last.current);
  }

  return {
    progress,
    action: findAction(progress),
    add,
    retry:
      progress.phase === 'failed' && isOpen(progress.error) ? () => last.current && send(last.current) : null,
    finishAction() {
      if (progress.phase !== 'acting') return;
      void hear(confirmCard(api, progress.setup.id), () => ({ phase: 'unanswered' }));
    },
  };
}

function findAction(progress: Progress): Action | null {
  const challenge = progress.phase === 'acting' ? progress.setup.challenge : null;
  return challenge && { kind: 'challenge', url: challenge.url };
}

/** There was no answer, or one without a decision: the card may have been saved. */
const isOpen = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
