import type { Language } from '@livree/contracts';

type NewsletterTexts = {
  readonly greeting: string;
  readonly confirmSubject: string;
  readonly confirmRequest: string;
  readonly confirmNotice: string;
  readonly welcomeSubject: string;
  readonly welcome: string;
  readonly leave: string;
  readonly confirmTitle: string;
  readonly confirmButton: string;
  readonly unsubscribeTitle: string;
  readonly unsubscribeButton: string;
  readonly back: string;
};

/** The texts of the mails and of the pages behind their links. */
export const newsletterTexts: Readonly<Record<Language, NewsletterTexts>> = {
  fr: {
    greeting: 'Bonjour,',
    confirmSubject: 'Confirmez votre inscription à la lettre {brand}',
    confirmRequest: 'Pour recevoir la lettre {brand}, confirmez votre adresse :',
    confirmNotice:
      'Ce lien est valable {hours} heures et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message : vous ne recevrez rien d’autre.',
    welcomeSubject: 'Bienvenue parmi les lecteurs de la lettre {brand}',
    welcome: 'Votre inscription est confirmée. Merci de votre confiance.',
    leave: 'Ne plus recevoir notre lettre :',
    confirmTitle: 'Confirmer votre inscription à notre lettre',
    confirmButton: 'Confirmer l’inscription',
    unsubscribeTitle: 'Ne plus recevoir notre lettre',
    unsubscribeButton: 'Se désinscrire',
    back: 'Retour à l’accueil',
  },
  en: {
    greeting: 'Hello,',
    confirmSubject: 'Confirm your subscription to the {brand} newsletter',
    confirmRequest: 'To receive the {brand} newsletter, please confirm your address:',
    confirmNotice:
      'This link is valid for {hours} hours and can be used only once. If you did not ask for it, ignore this message: you will not hear from us again.',
    welcomeSubject: 'Welcome to the {brand} newsletter',
    welcome: 'Your subscription is confirmed. Thank you for joining us.',
    leave: 'To stop receiving the newsletter:',
    confirmTitle: 'Confirm your newsletter subscription',
    confirmButton: 'Confirm subscription',
    unsubscribeTitle: 'Stop receiving the newsletter',
    unsubscribeButton: 'Unsubscribe',
    back: 'Back to the home page',
  },
  es: {
    greeting: 'Buenos días:',
    confirmSubject: 'Confirme su suscripción al boletín de {brand}',
    confirmRequest: 'Para recibir el boletín de {brand}, confirme su dirección:',
    confirmNotice:
      'Este enlace es válido durante {hours} horas y solo sirve una vez. Si no lo ha solicitado, ignore este mensaje: no recibirá nada más.',
    welcomeSubject: 'Le damos la bienvenida al boletín de {brand}',
    welcome: 'Su suscripción está confirmada. Gracias por su confianza.',
    leave: 'Para dejar de recibir el boletín:',
    confirmTitle: 'Confirmar su suscripción al boletín',
    confirmButton: 'Confirmar la suscripción',
    unsubscribeTitle: 'Dejar de recibir el boletín',
    unsubscribeButton: 'Darse de baja',
    back: 'Volver al inicio',
  },
  de: {
    greeting: 'Guten Tag,',
    confirmSubject: 'Bestätigen Sie Ihre Anmeldung zum Newsletter von {brand}',
    confirmRequest: 'um den Newsletter von {brand} zu erhalten, bestätigen Sie bitte Ihre Adresse:',
    confirmNotice:
      'Dieser Link ist {hours} Stunden gültig und funktioniert nur einmal. Wenn Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Sie erhalten nichts weiter.',
    welcomeSubject: 'Willkommen beim Newsletter von {brand}',
    welcome: 'Ihre Anmeldung ist bestätigt. Vielen Dank für Ihr Vertrauen.',
    leave: 'Newsletter abbestellen:',
    confirmTitle: 'Ihre Anmeldung zum Newsletter bestätigen',
    confirmButton: 'Anmeldung bestätigen',
    unsubscribeTitle: 'Newsletter abbestellen',
    unsubscribeButton: 'Abbestellen',
    back: 'Zur Startseite',
  },
};
