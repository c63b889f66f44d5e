import type { Language } from '@livree/contracts';
import type { AnnouncedDocument } from './legal.jobs.ts';

type ChangeTexts = Readonly<Record<'greeting' | 'read' | 'question', string>> &
  Readonly<Record<AnnouncedDocument, { readonly subject: string; readonly change: string }>>;

/** The mail to customers when a text changes. */
export const changeTexts: Readonly<Record<Language, ChangeTexts>> = {
  fr: {
    greeting: 'Bonjour {name},',
    terms: {
      subject: 'Nos conditions générales changent le {date}',
      change:
        'Une nouvelle version de nos conditions générales s’applique à partir du {date}. Elle ne touche pas les courses déjà réservées : chacune garde la version que vous avez acceptée.',
    },
    privacy: {
      subject: 'Notre politique de confidentialité change le {date}',
      change: 'Une nouvelle version de notre politique de confidentialité s’applique à partir du {date}.',
    },
    read: 'La lire : {link}',
    question:
      'Une question, un désaccord ? Répondez à ce message. Vous pouvez aussi fermer votre compte à tout moment.',
  },
  en: {
    greeting: 'Hello {name},',
    terms: {
      subject: 'Our terms and conditions are changing on {date}',
      change:
        'A new version of our terms and conditions applies from {date}. It does not affect rides already booked: each keeps the version you accepted.',
    },
    privacy: {
      subject: 'Our privacy policy is changing on {date}',
      change: 'A new version of our privacy policy applies from {date}.',
    },
    read: 'Read it here: {link}',
    question:
      'If you have a question or do not agree, reply to this message. You can also close your account at any time.',
  },
  es: {
    greeting: 'Buenos días, {name}:',
    terms: {
      subject: 'Nuestras condiciones generales cambian el {date}',
      change:
        'Una nueva versión de nuestras condiciones generales se aplica a partir del {date}. No afecta a los trayectos ya reservados: cada uno conserva la versión que usted aceptó.',
    },
    privacy: {
      subject: 'Nuestra política de privacidad cambia el {date}',
      change: 'Una nueva versión de nuestra política de privacidad se aplica a partir del {date}.',
    },
    read: 'Puede leerla aquí: {link}',
    question:
      'Si tiene alguna pregunta o no está de acuerdo, responda a este mensaje. También puede cerrar su cuenta en cualquier momento.',
  },
  de: {
    greeting: 'Guten Tag {name},',
    terms: {
      subject: 'Unsere Geschäftsbedingungen ändern sich am {date}',
      change:
        'ab dem {date} gilt eine neue Fassung unserer Geschäftsbedingungen. Bereits gebuchte Fahrten berührt sie nicht: Für jede gilt die Fassung, der Sie zugestimmt haben.',
    },
    privacy: {
      subject: 'Unsere Datenschutzerklärung ändert sich am {date}',
      change: 'ab dem {date} gilt eine neue Fassung unserer Datenschutzerklärung.',
    },
    read: 'Hier lesen: {link}',
    question:
      'Wenn Sie eine Frage haben oder nicht einverstanden sind, antworten Sie auf diese Nachricht. Sie können Ihr Konto auch jederzeit löschen.',
  },
};
