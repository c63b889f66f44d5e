import type { ContactSubject, Language } from '@livree/contracts';

type ContactTexts = {
  readonly subjects: Readonly<Record<ContactSubject, string>>;
  readonly copySubject: string;
  readonly copyGreeting: string;
  readonly copyArrived: string;
  readonly copyIntroduction: string;
  readonly copyNotice: string;
  readonly title: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly choose: string;
  readonly message: string;
  readonly send: string;
  readonly failed: string;
  readonly yours: string;
  readonly back: string;
};

/** The texts of the sender's copy, and of the page that answers a form without scripts. */
export const contactTexts: Readonly<Record<Language, ContactTexts>> = {
  fr: {
    subjects: {
      reservation: 'Réservation',
      inquiry: 'Demande de renseignements',
      support: 'Assistance',
      feedback: 'Avis et suggestions',
      other: 'Autre',
    },
    copySubject: 'Votre message à {brand}',
    copyGreeting: 'Bonjour,',
    copyArrived: 'Nous avons bien reçu votre message et vous répondons au plus vite.',
    copyIntroduction: 'En voici la copie :',
    copyNotice: 'Si vous n’avez rien écrit, quelqu’un a saisi votre adresse par erreur : ignorez ce message.',
    title: 'Écrire un message',
    name: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone (facultatif)',
    subject: 'Sujet',
    choose: 'Choisir un sujet',
    message: 'Message',
    send: 'Envoyer le message',
    failed: "Erreur lors de l'envoi du message",
    yours: 'Votre message',
    back: 'Retour à la page de contact',
  },
  en: {
    subjects: {
      reservation: 'Booking',
      inquiry: 'General enquiry',
      support: 'Support',
      feedback: 'Feedback',
      other: 'Other',
    },
    copySubject: 'Your message to {brand}',
    copyGreeting: 'Hello,',
    copyArrived: 'We have received your message and will answer as soon as we can.',
    copyIntroduction: 'Here is your copy:',
    copyNotice:
      'If you did not write to us, somebody entered your address by mistake: please ignore this message.',
    title: 'Write a message',
    name: 'Name',
    email: 'Email address',
    phone: 'Phone (optional)',
    subject: 'Subject',
    choose: 'Choose a subject',
    message: 'Message',
    send: 'Send the message',
    failed: 'Error sending message',
    yours: 'Your message',
    back: 'Back to the contact page',
  },
  es: {
    subjects: {
      reservation: 'Reserva',
      inquiry: 'Solicitud de información',
      support: 'Asistencia',
      feedback: 'Opiniones y sugerencias',
      other: 'Otro',
    },
    copySubject: 'Su mensaje a {brand}',
    copyGreeting: 'Buenos días:',
    copyArrived: 'Hemos recibido su mensaje y le responderemos lo antes posible.',
    copyIntroduction: 'Esta es su copia:',
    copyNotice: 'Si no nos ha escrito, alguien ha indicado su dirección por error: ignore este mensaje.',
    title: 'Escribir un mensaje',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono (opcional)',
    subject: 'Asunto',
    choose: 'Elegir un asunto',
    message: 'Mensaje',
    send: 'Enviar el mensaje',
    failed: 'Error al enviar el mensaje',
    yours: 'Su mensaje',
    back: 'Volver a la página de contacto',
  },
  de: {
    subjects: {
      reservation: 'Buchung',
      inquiry: 'Anfrage',
      support: 'Hilfe',
      feedback: 'Lob und Kritik',
      other: 'Sonstiges',
    },
    copySubject: 'Ihre Nachricht an {brand}',
    copyGreeting: 'Guten Tag,',
    copyArrived: 'wir haben Ihre Nachricht erhalten und antworten so bald wie möglich.',
    copyIntroduction: 'Hier ist Ihre Kopie:',
    copyNotice:
      'Wenn Sie nichts geschrieben haben, hat jemand Ihre Adresse irrtümlich angegeben: Bitte ignorieren Sie diese Nachricht.',
    title: 'Eine Nachricht schreiben',
    name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefon (optional)',
    subject: 'Betreff',
    choose: 'Betreff wählen',
    message: 'Nachricht',
    send: 'Nachricht senden',
    failed: 'Die Nachricht konnte nicht gesendet werden',
    yours: 'Ihre Nachricht',
    back: 'Zur Kontaktseite',
  },
};
