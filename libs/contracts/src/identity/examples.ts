import type { ExamplesOf } from '../shared/example.ts';
import { session, user } from './example-session.ts';
import { googleExamples } from './google-examples.ts';
import type { identityRoutes } from './routes.ts';

const registration = {
  name: user.name,
  email: user.email,
  phone: user.phone,
  password: 'neuf nuages gris',
  password_confirmation: 'neuf nuages gris',
} as const;

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
  ...googleExamples,
  givePassword: {
    body: { password: 'neuf nuages gris' },
    response: { success: true, message: 'Vous pouvez continuer' },
  },
  unlinkGoogle: { response: { success: true, message: 'Votre compte Google n’est plus lié' } },
  logout: { response: { success: true, message: 'Déconnexion réussie' } },
} satisfies Partial<ExamplesOf<typeof identityRoutes>>;
