import { errorText } from '@livree/api-client';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface Mutation {
  readonly state: { readonly variables: unknown };
}

interface Answer {
  readonly message?: string | undefined;
}

/**
 * Does something for an operator: says how it ended, and reloads what the screens show.
 * @param failed the sentence for a failure without one of the server
 * @param tell says how it ended well; a toast does by default
 */
export function useAct<Input>(
  act: (input: Input) => Promise<Answer>,
  failed?: string,
  tell?: (message: string, input: Input) => void,
) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { toasts } = useShell();
  const queries = useQueryClient();
  const mutationKey = ['act', useId()];
  const acting = useMutation({
    mutationKey,
    mutationFn: act,
    onSuccess: ({ message }, input) => {
      const told = message ?? t('frame.done');
      if (tell) tell(told, input);
      else toasts.show('success', told);
    },
    onError: (error) => void toasts.show('error', errorText(error, common, failed ?? t('frame.notDone'))),
    // Also after a refusal: another operator may have been first.
    onSettled: () => queries.invalidateQueries(),
  });
  return {
    ...acting,
    /** Acts unless exactly that is being done: a button that is pressed twice acts once. */
    mutate(input: Input): void {
      const isSame = (other: unknown): boolean => JSON.stringify(other) === JSON.stringify(input);
      const running = { mutationKey, predicate: ({ state }: Mutation) => isSame(state.variables) };
      if (queries.isMutating(running) === 0) acting.mutate(input);
    },
  };
}
