import { TextLink } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useShell, type PushState } from '@livree/platform';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Whether this browser shows notifications; the browser asks only after a press. */
export function PushHere() {
  const { t } = useTranslation('account');
  const { push, toasts } = useShell();
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    void push.state().then(setState);
  }, [push]);

  const change = (act: () => Promise<unknown>): void => {
    act()
      .catch(() => toasts.show('error', t('settings.push.failed')))
      .then(() => push.state())
      .then(setState, () => undefined);
  };
  if (state === undefined) return null;
  const turn = {
    off: { label: 'turnOn', act: push.turnOn },
    on: { label: 'turnOff', act: push.turnOff },
  } as const;
  const action = state === 'on' || state === 'off' ? turn[state] : undefined;
  return (
    <Banner
      actions={
        action && <TextLink onClick={() => change(action.act)}>{t(`settings.push.${action.label}`)}</TextLink>
      }
    >
      {t(`settings.push.${state}`)}
    </Banner>
  );
}
