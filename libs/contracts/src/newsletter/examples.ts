import type { ExamplesOf } from '../shared/example.ts';
import type { newsletterRoutes } from './routes.ts';

const token = 'hV2yJq8Zr1c0sW5nLx3uTg7bKd9fMe4aQp6oRiYtUvE';

/** Example requests and answers in wire form, by call. */
export const newsletterExamples = {
  subscribe: {
    body: { email: 'zoe@example.org' },
    response: {
      success: true,
      message:
        'Merci. Si cette adresse n’est pas encore inscrite, elle vient de recevoir un e-mail pour confirmer l’inscription.',
    },
  },
  confirm: {
    body: { token },
    response: { success: true, message: 'Votre inscription à notre lettre est confirmée' },
  },
  unsubscribe: {
    query: { token },
    response: { success: true, message: 'Vous ne recevrez plus notre lettre' },
  },
} satisfies ExamplesOf<typeof newsletterRoutes>;
