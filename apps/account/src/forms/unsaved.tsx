import { useBlocker, useShell } from '@livree/platform';
import { createContext, useCallback, useContext, useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';

type Report = (id: string, isUnsaved: boolean) => void;

const UnsavedContext = createContext<Report>(() => undefined);

/** Marks that leaving this page now would lose data. */
export function useUnsaved(isUnsaved: boolean): void {
  const report = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    report(id, isUnsaved);
    return () => report(id, false);
  }, [report, id, isUnsaved]);
}

/** A page, or a tab of this page. */
const view = ({ pathname, search }: { pathname: string; search: string }): string =>
  `${pathname} ${new URLSearchParams(search).get('tab') ?? ''}`;

/** Asks before unsaved values below it are lost: by another tab, another page, a reload or a closed window. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { session } = useShell();
  const unsaved = useRef(new Set<string>());

  const report = useCallback<Report>((id, isUnsaved) => {
    if (isUnsaved) unsaved.current.add(id);
    else unsaved.current.delete(id);
  }, []);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (unsaved.current.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  // A signed-out customer must leave, so there is nothing to ask.
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) =>
        unsaved.current.size > 0 &&
        session.getState().status === 'signed-in' &&
        view(currentLocation) !== view(nextLocation),
      [session],
    ),
  );

  return (
    <UnsavedContext value={report}>
      {children}
      {blocker.state === 'blocked' && <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />}
    </UnsavedContext>
  );
}

function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation('account');
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      no={{ label: t('unsaved.stay'), act: onStay }}
      yes={{ label: t('unsaved.leave'), act: onLeave }}
      prefers="no"
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
