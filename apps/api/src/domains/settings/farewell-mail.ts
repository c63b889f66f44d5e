import type { Language } from '@livree/contracts';
import { greet, type Message } from '../../platform/mail/index.ts';

type Letter = {
  readonly subject: string;
  readonly cancelled: string;
  readonly text: (greeting: string, cancelled: string, brand: string) => string;
};

const letters: Readonly<Record<Language, Letter>> = {
  fr: {
    subject: 'Votre compte a été supprimé',
    cancelled:
      'Vos trajets à venir sont annulés ; ce que vous avez payé vous est remboursé intégralement.\n\n',
    text: (greeting, cancelled, brand) =>
      `${greeting}\n\nVotre compte ${brand} a été supprimé, avec vos données. Nous gardons, sans votre nom, ce que la loi nous demande de garder de vos trajets et paiements.\n\n${cancelled}Si ce n’était pas vous, répondez à ce message.\n\n${brand}`,
  },
  en: {
    subject: 'Your account has been deleted',
    cancelled:
      'Your upcoming rides have been cancelled, and what you paid for them is being refunded in full.\n\n',
    text: (greeting, cancelled, brand) =>
      `${greeting}\n\nYour ${brand} account has been deleted, along with your data. We keep only what the law requires about your rides and payments, without your name.\n\n${cancelled}If this was not you, reply to this message.\n\n${brand}`,
  },
  es: {
    subject: 'Su cuenta se ha eliminado',
    cancelled: 'Sus próximos trayectos se han cancelado y lo que pagó se le reembolsa íntegramente.\n\n',
    text: (greeting, cancelled, brand) =>
      `${greeting}\n\nSu cuenta de ${brand} se ha eliminado, junto con sus datos. Conservamos, sin su nombre, solo lo que la ley exige sobre sus trayectos y pagos.\n\n${cancelled}Si no ha sido usted, responda a este mensaje.\n\n${brand}`,
  },
  de: {
    subject: 'Ihr Konto wurde gelöscht',
    cancelled:
      'Ihre bevorstehenden Fahrten sind storniert; was Sie bezahlt haben, wird vollständig erstattet.\n\n',
    text: (greeting, cancelled, brand) =>
      `${greeting}\n\nIhr ${brand}-Konto wurde mitsamt Ihren Daten gelöscht. Ohne Ihren Namen bewahren wir nur auf, was das Gesetz zu Ihren Fahrten und Zahlungen verlangt.\n\n${cancelled}Waren Sie es nicht selbst, antworten Sie auf diese Nachricht.\n\n${brand}`,
  },
};

export type Leaver = {
  readonly name: string | null;
  readonly email: string;
  readonly language: Language;
  readonly cancelledRides: number;
};

/** The last mail to a former customer. */
export function farewellMail({ name, email, language, cancelledRides }: Leaver, brand: string): Message {
  const { subject, cancelled, text } = letters[language];
  return {
    kind: 'security',
    to: email,
    subject,
    text: text(greet(language, name), cancelledRides > 0 ? cancelled : '', brand),
  };
}
