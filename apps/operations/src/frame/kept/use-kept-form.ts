import { useFormEnd } from '../use-form-end.ts';
import { useKept } from './use-kept.ts';

interface KeptForm {
  /** The version of what is edited; none for what is only written. */
  readonly newest?: string | null;
  /** The sentence that it was not done, if the server has none. */
  readonly failed?: string;
}

/** How the form of an act ends, and where what is typed is kept until then. @param about names what it is typed about */
export function useKeptForm(about: string, { newest, failed }: KeptForm = {}) {
  const { onSent, ...end } = useFormEnd(failed);
  const draft = useKept(about, newest);
  return {
    ...end,
    draft,
    onSent(answer: Parameters<typeof onSent>[0]): undefined {
      draft?.clear();
      return onSent(answer);
    },
  };
}
