import type { Language } from '@livree/contracts';
import type { Topic } from './recipients.ts';

type NotificationTexts = {
  readonly foot: string;
  readonly stopTitle: Readonly<Record<Topic, string>>;
  readonly stopButton: string;
  readonly stopped: Readonly<Record<Topic, string>>;
  readonly choices: string;
};

/** The texts below optional mails, and on the page that stops them; `{name}` is a placeholder. */
export const notificationTexts: Readonly<Record<Language, NotificationTexts>> = {
  fr: {
    foot: 'Choisir ce que nous vous envoyons : {choices}\nNe plus recevoir ces messages : {stop}',
    stopTitle: {
      email: 'Ne plus recevoir nos rappels par e-mail',
      login: 'Ne plus être prévenu des connexions',
    },
    stopButton: 'Ne plus recevoir',
    stopped: {
      email:
        'Nous ne vous enverrons plus de rappels par e-mail. Vous recevrez toujours les confirmations et les avis de remboursement de vos trajets.',
      login: 'Nous ne vous préviendrons plus des connexions à votre compte.',
    },
    choices: 'Voir tous mes choix',
  },
  en: {
    foot: 'Choose what we send you: {choices}\nStop receiving these messages: {stop}',
    stopTitle: {
      email: 'Stop receiving our reminders by email',
      login: 'Stop sign-in alerts',
    },
    stopButton: 'Stop these messages',
    stopped: {
      email:
        'We will no longer send you reminders by email. We will still write to you about confirmations and refunds for your rides.',
      login: 'We will no longer alert you to sign-ins to your account.',
    },
    choices: 'See all my choices',
  },
  es: {
    foot: 'Elegir lo que le enviamos: {choices}\nDejar de recibir estos mensajes: {stop}',
    stopTitle: {
      email: 'Dejar de recibir nuestros recordatorios por correo electrónico',
      login: 'Dejar de recibir avisos de inicio de sesión',
    },
    stopButton: 'Dejar de recibirlos',
    stopped: {
      email:
        'Ya no le enviaremos recordatorios por correo electrónico. Seguirá recibiendo las confirmaciones y los avisos de reembolso de sus trayectos.',
      login: 'Ya no le avisaremos de los inicios de sesión en su cuenta.',
    },
    choices: 'Ver todas mis opciones',
  },
  de: {
    foot: 'Auswählen, was wir Ihnen senden: {choices}\nDiese Nachrichten abbestellen: {stop}',
    stopTitle: {
      email: 'Erinnerungen per E-Mail abbestellen',
      login: 'Anmeldehinweise abbestellen',
    },
    stopButton: 'Abbestellen',
    stopped: {
      email:
        'Wir senden Ihnen keine Erinnerungen mehr per E-Mail. Bestätigungen und Erstattungen Ihrer Fahrten erreichen Sie weiterhin.',
      login: 'Wir weisen Sie nicht mehr auf Anmeldungen bei Ihrem Konto hin.',
    },
    choices: 'Alle meine Einstellungen ansehen',
  },
};
