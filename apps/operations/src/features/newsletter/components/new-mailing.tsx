import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { places } from '../../../frame/places.ts';
import { draftMailing } from '../api/draft-mailing.ts';
import { unwritten } from '../model/values.ts';
import { MailingForm } from './mailing-form.tsx';

/** Begins a mailing, whose page follows. */
export function NewMailing() {
  const { t } = useTranslation('operations');
  const { api, navigation } = useShell();
  return (
    <Frame title={t('newsletter.begin')}>
      <MailingForm
        id={null}
        values={unwritten}
        version={null}
        send={(words) => draftMailing(api, words)}
        onSaved={({ id }) => navigation.go(places.mailing(id))}
      />
    </Frame>
  );
}
