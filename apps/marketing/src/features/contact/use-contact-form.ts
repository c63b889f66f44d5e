import { contactRoutes } from '@livree/contracts';
import { useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { emptyMessage, messageBody, sendMessage } from './api/send-message.ts';

/** The form for a message to the operator. */
export function useContactForm() {
  const { t } = useTranslation('marketing');
  const { api, clock } = useShell();
  return useApiForm({
    values: emptyMessage,
    route: contactRoutes.send,
    body: (typed) => messageBody(typed, clock.now()),
    send: (typed) => sendMessage(api, messageBody(typed, clock.now())),
    onSent: (message) => message || t('contact.form.sent'),
    failed: '',
    draft: { name: 'contact-form', isDroppedOnLeave: false },
    isEmptiedOnceSent: true,
  });
}
