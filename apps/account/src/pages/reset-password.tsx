import type { MetaContext, PageMeta, PrefetchContext } from '@livree/platform';
import { useSyncExternalStore } from 'react';
import { authPictureQuery } from '../auth/auth-picture-query.ts';
import { JoinByInvitation } from '../features/joining/components/joining.tsx';
import { ResetPassword } from '../features/recovery/components/reset-password.tsx';

export const meta = ({ t }: MetaContext<'account'>): PageMeta => ({ title: t('reset.title'), noindex: true });

export const prefetch = ({ queries }: PrefetchContext): Promise<unknown> =>
  queries.ensureQueryData(authPictureQuery());

/** A mail's link leads here with the token of a reset or of an invitation, which the server never sees. */
export function Page() {
  const search = useSyncExternalStore(neverChanges, () => location.search, unread);
  const invitation = new URLSearchParams(search).get('join');
  return invitation === null ? <ResetPassword /> : <JoinByInvitation token={invitation} />;
}

const neverChanges = () => () => undefined;
const unread = () => undefined;
