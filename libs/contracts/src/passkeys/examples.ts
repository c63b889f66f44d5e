import { identityExamples } from '../identity/examples.ts';
import type { ExamplesOf } from '../shared/example.ts';
import type { passkeyRoutes } from './routes.ts';

const passkey = {
  id: 4,
  name: 'Téléphone de Claire',
  is_synced: true,
  created_at: '2026-11-21T15:13:59.175Z',
  last_used_at: null,
} as const;

const clientData = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoia3EwY1hvTjJiOG1ZNXNaciJ9';
const id = 'a9bGUo2YqMB1nMZ0nYv3hw';
const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;

/** Example requests and answers in wire form, by call. */
export const passkeyExamples = {
  startAdding: {
    body: { password: 'neuf nuages gris' },
    response: {
      success: true,
      data: {
        rp: { id: 'localhost', name: 'Livrée' },
        user: { id: 'MQ', name: 'claire.martin@example.org', displayName: 'Claire Martin' },
        challenge: 'kq0cXoN2b8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3',
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 300_000,
        excludeCredentials: [{ id, type: 'public-key' }],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    },
  },
  add: {
    body: {
      name: passkey.name,
      credential: {
        ...credential,
        response: {
          clientDataJSON: clientData,
          attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVikSZYN5YgOjGh0NBcPZHZgW4',
        },
      },
    },
    response: { success: true, message: 'Votre clé d’accès est enregistrée', data: passkey },
  },
  list: { response: { success: true, data: [passkey] } },
  rename: {
    params: { id: '4' },
    body: { name: 'Ordinateur' },
    response: {
      success: true,
      message: 'Votre clé d’accès a changé de nom',
      data: { ...passkey, name: 'Ordinateur' },
    },
  },
  remove: {
    params: { id: '4' },
    response: { success: true, message: 'Votre clé d’accès est retirée' },
  },
  startSignIn: {
    response: {
      success: true,
      data: {
        rpId: 'localhost',
        challenge: 'LwPdAe6GiT7RxK9vCQoVt3kq0cXoN2b8mY5sZrJ1uHf',
        timeout: 300_000,
        userVerification: 'required',
      },
    },
  },
  signIn: {
    body: {
      credential: {
        ...credential,
        response: {
          clientDataJSON: clientData,
          authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
          signature: 'MEUCIQDq9vYb2mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3kq0cIgXoN2b8mY5s',
        },
      },
      remember: true,
    },
    response: { success: true, message: 'Connexion réussie', data: identityExamples.login.response.data },
  },
} satisfies ExamplesOf<typeof passkeyRoutes>;
