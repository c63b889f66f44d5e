import type { ExamplesOf } from '../shared/example.ts';
import { session } from './example-session.ts';
import type { identityRoutes } from './routes.ts';

/** Example calls of the sign-in with Google. */
export const googleExamples = {
  startGoogle: {
    query: { purpose: 'sign-in' },
    response: {
      success: true,
      data: {
        redirect_url:
          'https://accounts.google.com/o/oauth2/v2/auth?response_type=code&client_id=example.apps.googleusercontent.com&scope=openid+email+profile&code_challenge_method=S256',
        browser_key: '8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3kq0cXoN2b',
        nonce: 'LwPdAe6GiT7RxK9vCQoVt3kq0cXoN2b8mY5sZrJ1uHf',
      },
    },
  },
  redeemGoogle: {
    body: {
      session_key: 'RxK9vCQoVt3kq0cXoN2b8mY5sZrJ1uHfLwPdAe6GiT7',
      browser_key: '8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3kq0cXoN2b',
    },
    response: {
      success: true,
      message: 'Connexion Google réussie',
      data: session,
    },
  },
  signInWithGoogle: {
    body: {
      credential: 'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2FjY291bnRzLmdvb2dsZS5jb20ifQ.c2lnbmF0dXJl',
      browser_key: '8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3kq0cXoN2b',
      remember: true,
    },
    response: {
      success: true,
      message: 'Connexion Google réussie',
      data: session,
    },
  },
  linkGoogle: {
    body: {
      session_key: 'RxK9vCQoVt3kq0cXoN2b8mY5sZrJ1uHfLwPdAe6GiT7',
      browser_key: '8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3kq0cXoN2b',
    },
    response: { success: true, message: 'Votre compte Google est lié' },
  },
} satisfies Partial<ExamplesOf<typeof identityRoutes>>;
