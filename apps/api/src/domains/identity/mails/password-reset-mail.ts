import type { Language } from '@livree/contracts';
import { greet, type Message } from '../../../platform/mail/index.ts';
import type { Addressee } from '../model/addressee.ts';

type Letter = {
  readonly subject: string;
  readonly text: (greeting: string, brand: string, link: string) => string;
};

const letters: Readonly<Record<Language, Letter>> = {
  fr: {
    subject: 'Réinitialisation de votre mot de passe',
    text: (greeting, brand, link) =>
      `${greeting}\n\nPour choisir un nouveau mot de passe ${brand}, suivez ce lien :\n${link}\n\nIl est valable une heure et ne sert qu’une fois. Vous serez déconnecté partout ; vos clés d’accès et le compte Google lié seront retirés.\n\nSi vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.\n\n${brand}`,
  },
  en: {
    subject: 'Reset your password',
    text: (greeting, brand, link) =>
      `${greeting}\n\nTo choose a new ${brand} password, follow this link:\n${link}\n\nIt is valid for one hour and can be used only once. You will be signed out everywhere; your passkeys and the linked Google account will be removed.\n\nIf you did not ask for this, ignore this message: your password stays the same.\n\n${brand}`,
  },
  es: {
    subject: 'Restablecimiento de su contraseña',
    text: (greeting, brand, link) =>
      `${greeting}\n\nPara elegir una nueva contraseña de ${brand}, siga este enlace:\n${link}\n\nEs válido durante una hora y solo sirve una vez. Se cerrará su sesión en todos sus dispositivos; sus llaves de acceso y la cuenta de Google vinculada se eliminarán.\n\nSi no lo ha solicitado, ignore este mensaje: su contraseña sigue siendo la misma.\n\n${brand}`,
  },
  de: {
    subject: 'Ihr Passwort zurücksetzen',
    text: (greeting, brand, link) =>
      `${greeting}\n\num ein neues ${brand}-Passwort zu wählen, folgen Sie diesem Link:\n${link}\n\nEr gilt eine Stunde und nur einmal. Sie werden überall abgemeldet; Ihre Passkeys und das verknüpfte Google-Konto werden entfernt.\n\nHaben Sie nichts angefordert, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.\n\n${brand}`,
  },
};

/** In the language of the account. @param link works once, within an hour */
export function passwordResetMail(
  { email, name, language }: Addressee,
  brand: string,
  link: string,
): Message {
  const { subject, text } = letters[language];
  return { kind: 'password-reset', to: email, subject, text: text(greet(language, name), brand, link) };
}
