const api = 'apps/api/src/domains';
const http = 'apps/api/src/platform/http';
const fire = 'apps/api/src/fire';
const gateway = 'apps/gateway/src';
const ledger = 'libs/release/src/ledger';
const journeys = 'e2e/specs/security';

/** What `npm run test:attack` tries, and the tests of each; `docs/security.md` has the same classes. */
export const attackClasses: Readonly<Record<string, readonly string[]>> = {
  'a server bundle that leaves its render process': [
    `${gateway}/render/escapes.test.ts`,
    `${gateway}/render/confinement.test.ts`,
    `${gateway}/render/confinement/find-confinement.test.ts`,
    `${gateway}/render/confinement/ordinary-user.test.ts`,
    `${gateway}/render/confinement/start-confined.test.ts`,
    'apps/api/src/platform/backup/backup.test.ts',
  ],
  'an account that was prepared for the next operator': [
    `${api}/identity/operator.test.ts`,
    `${api}/identity/people/people.test.ts`,
  ],
  'an account that a stranger made with somebody’s address': [
    `${api}/identity/confirmation/confirmation.test.ts`,
    `${api}/identity/google/google.test.ts`,
  ],
  'a link to a release that is not live': [
    `${gateway}/composition/trials.test.ts`,
    `${gateway}/composition/overrides.test.ts`,
    `${gateway}/composition/last-good.test.ts`,
    `${gateway}/composition/pins.test.ts`,
    'apps/shell/src/host/browser-host.test.ts',
    'tools/release/src/invitations.test.ts',
    'e2e/specs/releases/test-a-release.spec.ts',
  ],
  'test compositions in place of what visitors get': [
    `${gateway}/render/pinned-renderers.test.ts`,
    `${gateway}/render/trial-renderers.test.ts`,
  ],
  'a move of a release that nobody may make': [
    `${gateway}/composition/tampered-ledger.test.ts`,
    `${ledger}/log/log-state.test.ts`,
    `${ledger}/log/verified-log.test.ts`,
    `${ledger}/service/foreign-lines.test.ts`,
    `${ledger}/service/ledger-service.test.ts`,
    `${ledger}/store/hostile-bucket.test.ts`,
    'tools/release/src/keys.test.ts',
  ],
  'a stolen session': [
    `${api}/identity/stolen-session.test.ts`,
    `${api}/identity/session-binding.test.ts`,
    `${journeys}/keep-tokens-private.spec.ts`,
  ],
  'money that has no bill': [`${fire}/bills.test.ts`, `${api}/reservations/documents/bills.test.ts`],
  'a stranger’s words in our mails, and too many of them': [
    'libs/contracts/src/shared/plain-name.test.ts',
    'apps/api/src/platform/throttle/throttled-mail.test.ts',
    `${api}/reservations/ride-mails.test.ts`,
    `${api}/reservations/traveller.test.ts`,
  ],
  'calls during the deletion of an account': [`${fire}/deletions.test.ts`, `${api}/settings/account.test.ts`],
  'traces of somebody who left': [`${api}/settings/no-trace.test.ts`],
  'passkeys and ID tokens that are copied, used again or of another page': [
    `${api}/identity/google/google.test.ts`,
    `${api}/identity/passkeys/passkeys.test.ts`,
    `${api}/identity/passkeys/adding-passkeys.test.ts`,
  ],
  'a server bundle that floods, and failures that strangers report': [
    `${gateway}/render/flood.test.ts`,
    `${gateway}/render/memory-watch.test.ts`,
    `${gateway}/telemetry/report-tokens.test.ts`,
  ],
  'guessed passwords and links': [
    `${api}/identity/login-attempts.test.ts`,
    `${api}/identity/password-reset.test.ts`,
  ],
  'false sessions, and calls of somebody without the right': [
    `${fire}/access.test.ts`,
    `${journeys}/withstand-an-attack.spec.ts`,
  ],
  'hostile bodies, addresses and headers': [
    `${fire}/bad-input.test.ts`,
    `${http}/unread-bodies.test.ts`,
    `${http}/connections.test.ts`,
    `${gateway}/pages/odd-addresses.test.ts`,
  ],
  'many at once': [`${fire}/races.test.ts`],
  'a caller with another address': [
    `${http}/gateway-trust.test.ts`,
    'libs/server/src/caller/caller.test.ts',
    `${gateway}/api/api.test.ts`,
  ],
  'an allowed origin that turns hostile': [`${gateway}/composition/hostile-origin.test.ts`],
  'a hostile release in the browser': [
    `${journeys}/withstand-a-hostile-release.spec.ts`,
    `${journeys}/keep-workers-to-one.spec.ts`,
    `${journeys}/attack-the-checkout-frame.spec.ts`,
    `${journeys}/isolate-the-payment-page.spec.ts`,
  ],
  'reports of problems with personal data, or with hostile data': [
    'libs/contracts/src/problems/stripping/stripping.test.ts',
    'apps/shell/src/problem/problem.test.ts',
    `${api}/problems/problems.test.ts`,
  ],
  'secrets in published files': ['tools/checks/src/secrets/secrets.test.ts'],
};
