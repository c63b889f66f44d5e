import { useAct } from './use-act.ts';
import { useQuestion, type Asked } from './use-question.tsx';

/**
 * An act that nothing brings back: its button asks, and yes does it.
 * @param failed the sentence for a failure without one of the server
 */
export function useAskedAct(act: Parameters<typeof useAct<void>>[0], asked: Asked, failed?: string) {
  const { mutate, isPending } = useAct(act, failed);
  return { ...useQuestion(asked, () => mutate()), isPending };
}
