import { Tabs } from '@livree/design-system/navigation';
import type { SlotComponentProps } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StorageNotice } from '../auth/storage-notice.tsx';
import { GoogleButton } from '../features/google/components/google-button.tsx';
import { LoginHere, RegistrationHere } from '../features/sign-in/components/sign-in-here.tsx';

/** Log-in and registration for a page of another remote. Both forms stay, with what is typed in them. */
export function Slot({ data }: SlotComponentProps<'account/sign-in@1'>) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const [current, setCurrent] = useState('login');
  const tabs = [
    { id: 'login', label: common('actions.login') },
    { id: 'register', label: common('actions.register') },
  ];
  return (
    <>
      <StorageNotice />
      <Tabs label={t('login.ways')} {...{ tabs, current }} onTab={setCurrent}>
        <div hidden={current !== 'login'}>
          <LoginHere request={data}>
            <GoogleButton from={data.from} />
          </LoginHere>
        </div>
        <div hidden={current !== 'register'}>
          <RegistrationHere contact={data.contact} />
        </div>
      </Tabs>
    </>
  );
}
