import {
  ownPath,
  useLocation,
  useSession,
  type MetaContext,
  type PageMeta,
  type PrefetchContext,
} from '@livree/platform';
import { lazy, Suspense } from 'react';
import { AuthMessage } from '../auth/auth-message.tsx';
import { authPictureQuery } from '../auth/auth-picture-query.ts';
import { readSender } from '../auth/read-sender.ts';
import { GoogleButton } from '../features/google/components/google-button.tsx';
import { Login } from '../features/sign-in/components/login.tsx';
import { isSecondStep } from '../second-factor/second-step.ts';

export const meta = ({ t }: MetaContext<'account'>): PageMeta => ({
  title: t('login.title'),
  description: t('login.description'),
});

export const prefetch = ({ queries }: PrefetchContext): Promise<unknown> =>
  queries.ensureQueryData(authPictureQuery());

const loadStep = () =>
  import(/* webpackChunkName: 'factor' */ '../features/second-factor/components/second-step.tsx');
const SecondStep = lazy(async () => ({ default: (await loadStep()).SecondStep }));
const operations = '/operations';

/** The log-in; its second step for somebody who signed in and is asked for a second factor. */
export function Page() {
  const { state, search } = useLocation();
  const { status } = useSession();
  if (status === 'signed-in' && isSecondStep(search)) {
    const from = new URLSearchParams(search).get('from') ?? readSender(state);
    return (
      <Suspense fallback={null}>
        <SecondStep target={ownPath(from, operations)} Frame={AuthMessage} />
      </Suspense>
    );
  }
  return (
    <Login>
      <GoogleButton from={readSender(state)} />
    </Login>
  );
}
