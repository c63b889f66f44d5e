import { ApiError } from '@livree/api-client';
import { Button, buttonClass, textLinkClass } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { refusalText } from '@livree/forms';
import { Link, paths, useMutation, useShell } from '@livree/platform';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthMessage } from '../../../auth/auth-message.tsx';
import { useCountdown } from '../../../auth/use-countdown.ts';
import { requestReset } from '../api/request-reset.ts';

/** Seconds before another mail can be requested; the first one may take that long to arrive. */
const patience = 60;

interface Notice {
  readonly tone: 'ok' | 'error';
  readonly text: string;
}

/** Says where to find the link, and sends another after a wait. @param message the server's message */
export function ResetSent({ email, message }: { email: string; message: string }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const [notice, setNotice] = useState<Notice>({ tone: 'ok', text: message });
  const { seconds, start } = useCountdown();
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    start(patience);
  });

  const another = useMutation({
    mutationFn: () => requestReset(api, email),
    onSuccess() {
      setNotice({ tone: 'ok', text: t('forgot.sentAgain') });
      start(patience);
    },
    onError(error) {
      const texts = { common, failed: t('forgot.failed'), unexpected: t('forgot.unexpected') };
      setNotice({ tone: 'error', text: refusalText(error, {}, texts) });
      if (error instanceof ApiError && error.retryAfter !== undefined) start(error.retryAfter);
    },
  });

  return (
    <AuthMessage title={t('forgot.sentTitle')} replaces>
      <Banner tone={notice.tone}>{notice.text}</Banner>
      <p>{t('forgot.sentText', { email })}</p>
      <p>{t('forgot.sentHint')}</p>
      <Link to={paths.login()} className={buttonClass({ wide: true })}>
        {t('forgot.backToLogin')}
      </Link>
      <Button
        variant="secondary"
        wide
        loading={another.isPending}
        disabled={seconds > 0}
        onClick={() => another.mutate()}
      >
        {seconds > 0 ? t('forgot.another', { seconds }) : t('forgot.anotherNow')}
      </Button>
      <p>
        {t('forgot.trouble')}{' '}
        <Link to={paths.contact()} className={textLinkClass()}>
          {common('actions.contact')}
        </Link>
      </p>
    </AuthMessage>
  );
}
