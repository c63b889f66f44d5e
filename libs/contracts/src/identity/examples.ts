import type { ExamplesOf } from '../shared/example.ts';
import type { identityRoutes } from './routes.ts';

const user = {
  id: 1,
  name: 'Claire Martin',
  email: 'claire.martin@example.org',
  phone: '+33 6 12 34 56 78',
  address: null,
  birth_date: null,
  gender: null,
  avatar: null,
  role: 'customer',
  created_at: '2026-11-21T15:13:59.175Z',
} as const;

const registration = {
  name: user.name,
  email: user.email,
  phone: user.phone,
  password: 'neuf nuages gris',
  password_confirmation: 'neuf nuages gris',
} as const;

/** Who is signed in by a token. */
const session = { token: 'Vt3kq0cXoN2b8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQo', user } as const;

/** Example requests and answers in wire form, by call. */
export const identityExamples = {
  register: {
    body: registration,
    response: {
      success: true,
      message: 'Inscription réussie',
      data: session,
    },
  },
  registerWhileBooking: {
    body: { ...registration, name: 'Hugo Bernard', email: 'hugo.bernard@example.org' },
    response: {
      success: true,
      message: 'Inscription réussie',
      token: session.token,
      user: {
        ...user,
        id: 2,
        name: 'Hugo Bernard',
        email: 'hugo.bernard@example.org',
        created_at: '2026-11-21T15:13:59.303Z',
      },
    },
  },
  login: {
    body: { email: 'claire.martin@example.org', password: 'neuf nuages gris', remember: true },
    response: {
      success: true,
      message: 'Connexion réussie',
      data: session,
    },
  },
  redeemOperatorLink: {
    body: { token: 'X5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3kq0cXoN2b8m' },
    response: { success: true, message: 'Connexion réussie', data: session },
  },
  me: {
    response: {
      success: true,
      data: { user, sign_in_methods: { password: true, google: false }, email_confirmed: true },
      user,
    },
  },
  forgotPassword: {
    body: { email: 'claire.martin@example.org' },
    response: { success: true, message: 'Email de réinitialisation envoyé' },
  },
  resetPassword: {
    body: {
      email: 'claire.martin@example.org',
      token: 'kq0cXoN2b8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3',
      password: 'sept vagues bleues',
      password_confirmation: 'sept vagues bleues',
    },
    response: { success: true, message: 'Mot de passe réinitialisé avec succès' },
  },
  checkResetLink: {
    body: {
      email: 'claire.martin@example.org',
      token: 'kq0cXoN2b8mY5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3',
    },
    response: { success: true },
  },
  confirmEmail: {
    body: { token: 'X5sZrJ1uHfLwPdAe6GiT7RxK9vCQoVt3kq0cXoN2b8m' },
    response: {
      success: true,
      message: 'Votre adresse e-mail est confirmée',
      data: { was_confirmed: false },
    },
  },
  sendConfirmation: {
    response: { success: true, message: 'Nous vous avons envoyé un nouveau lien de confirmation' },
  },
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
  givePassword: {
    body: { password: 'neuf nuages gris' },
    response: { success: true, message: 'Vous pouvez continuer' },
  },
  unlinkGoogle: { response: { success: true, message: 'Votre compte Google n’est plus lié' } },
  logout: { response: { success: true, message: 'Déconnexion réussie' } },
} satisfies Partial<ExamplesOf<typeof identityRoutes>>;
