import type { ExamplesOf } from '../shared/example.ts';
import type { notificationRoutes } from './routes.ts';

const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABexample';

/** Example requests and answers in wire form, by call. */
export const notificationExamples = {
  pushKey: {
    response: {
      success: true,
      data: {
        public_key: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
      },
    },
  },
  addBrowser: {
    body: {
      endpoint,
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    response: { success: true },
  },
  removeBrowser: { body: { endpoint }, response: { success: true } },
} satisfies ExamplesOf<typeof notificationRoutes>;
