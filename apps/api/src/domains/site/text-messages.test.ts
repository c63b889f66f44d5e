import { describe, expect, test } from 'vitest';
import { withTestApi } from '../../testing/test-api.ts';

const mailServer = { LIVREE_SMTP_URL: 'smtp://127.0.0.1:2525' };
const messageService = { LIVREE_SMS_URL: 'https://sms.example', LIVREE_SMS_TOKEN: 'token' };

describe.each([
  ['offered with the mailbox page, which shows them', {}, true],
  ['not offered with a mail server alone', mailServer, false],
  ['offered with a service that sends them', { ...mailServer, ...messageService }, true],
])('text messages are', (name, variables, isOffered) => {
  const api = withTestApi(variables);

  test(name, async () => {
    const { data } = await api().client().site.config();
    expect(data.flags.textMessages).toBe(isOffered);
  });
});
