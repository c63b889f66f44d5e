import { passkeyExamples } from '../passkeys/examples.ts';
import type { ExamplesOf } from '../shared/example.ts';
import type { secondFactorRoutes } from './routes.ts';

const given = { success: true, message: 'C’est bien vous' } as const;

/** Example requests and answers in wire form, by call. */
export const secondFactorExamples = {
  read: {
    response: {
      success: true,
      data: {
        is_asked: true,
        is_given: true,
        authenticator: { created_at: '2026-06-10T08:05:00.000Z', last_used_at: null },
        passkey_count: 1,
        recovery_codes: 9,
      },
    },
  },
  give: { body: { code: '492039' }, response: given },
  givePasskey: {
    body: { credential: passkeyExamples.signIn.body.credential },
    response: given,
  },
  startAuthenticator: {
    response: {
      success: true,
      data: {
        secret: 'NB2W45DFOIZA2YTVMU4DG3TBNRUW4ZJA',
        uri: 'otpauth://totp/Livr%C3%A9e:ines.moreau%40example.org?secret=NB2W45DFOIZA2YTVMU4DG3TBNRUW4ZJA',
        squares: ['101', '010', '101'],
      },
    },
  },
  addAuthenticator: {
    body: { code: '492039' },
    response: { success: true, message: 'Votre application est enregistrée' },
  },
  removeAuthenticator: { response: { success: true, message: 'Votre application est retirée' } },
  makeRecoveryCodes: {
    response: { success: true, data: { codes: ['k7qd-9xm2-4hpt-wz3v', 'b2fn-6jra-8sce-5gyt'] } },
  },
} as const satisfies ExamplesOf<typeof secondFactorRoutes>;
