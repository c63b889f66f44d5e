import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import { greet, type Message } from '../../../platform/mail/index.ts';
import type { Addressee } from '../model/addressee.ts';

type Letter = {
  readonly subject: string;
  /** @param forgotten the page that sends a reset link */
  readonly text: (greeting: string, brand: string, link: string, forgotten: string) => string;
};

const letters: Readonly<Record<Language, Letter>> = {
  fr: {
    subject: 'Confirmez votre adresse e-mail',
    text: (greeting, brand, link, forgotten) =>
      `${greeting}\n\nUn compte ${brand} a été créé avec cette adresse e-mail. Pour la confirmer, suivez ce lien et connectez-vous avec votre mot de passe :\n${link}\n\nIl est valable deux jours et ne sert qu’une fois.\n\nSi vous n’avez pas créé ce compte, ignorez ce lien. Pour prendre le compte à la personne qui l’a créé, choisissez un nouveau mot de passe : ${forgotten}\n\n${brand}`,
  },
  en: {
    subject: 'Confirm your email address',
    text: (greeting, brand, link, forgotten) =>
      `${greeting}\n\nA ${brand} account was created with this email address. To confirm it, follow this link and sign in with your password:\n${link}\n\nIt is valid for two days and can be used only once.\n\nIf you did not create this account, ignore this link. To take the account from whoever created it, choose a new password: ${forgotten}\n\n${brand}`,
  },
  es: {
    subject: 'Confirme su dirección de correo',
    text: (greeting, brand, link, forgotten) =>
      `${greeting}\n\nSe ha creado una cuenta de ${brand} con esta dirección de correo. Para confirmarla, siga este enlace e inicie sesión con su contraseña:\n${link}\n\nEs válido durante dos días y solo sirve una vez.\n\nSi no ha creado esta cuenta, ignore este enlace. Para quitársela a quien la creó, elija una nueva contraseña: ${forgotten}\n\n${brand}`,
  },
  de: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: (greeting, brand, link, forgotten) =>
      `${greeting}\n\nmit dieser E-Mail-Adresse wurde ein ${brand}-Konto angelegt. Um sie zu bestätigen, folgen Sie diesem Link und melden sich mit Ihrem Passwort an:\n${link}\n\nEr gilt zwei Tage und nur einmal.\n\nHaben Sie dieses Konto nicht angelegt, ignorieren Sie den Link. Um das Konto der Person zu entziehen, die es angelegt hat, wählen Sie ein neues Passwort: ${forgotten}\n\n${brand}`,
  },
};

/** In the language of the account. @param link works once, within two days */
export function confirmationMail(
  { email, name, language }: Addressee,
  brand: string,
  link: string,
  siteUrl: string,
): Message {
  const { subject, text } = letters[language];
  const forgotten = new URL(withLanguage('/forgot-password', language), siteUrl).href;
  return {
    kind: 'confirmation',
    to: email,
    subject,
    text: text(greet(language, name), brand, link, forgotten),
  };
}
