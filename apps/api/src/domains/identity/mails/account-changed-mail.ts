import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import { greet, type Message } from '../../../platform/mail/index.ts';
import type { Addressee } from '../model/addressee.ts';

/** Reports a change of an account to its holder, in case it was not them. */
export const accountChanges = [
  'password-reset',
  'google-linked',
  'google-unlinked',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'session-ended',
  'sessions-ended',
  'security-changed',
  'ways-in-removed',
  'data-exported',
  'phone-changed',
  'operator-appointed',
  'operator-dismissed',
] as const;
export type AccountChange = (typeof accountChanges)[number];

type Letter = {
  readonly subjects: Readonly<Record<AccountChange, string>>;
  readonly facts: Readonly<Record<AccountChange, string>>;
  readonly text: (greeting: string, fact: string, brand: string, link: string) => string;
};

const letters: Readonly<Record<Language, Letter>> = {
  fr: {
    subjects: {
      'password-reset': 'Votre mot de passe a changé',
      'google-linked': 'Un compte Google a été lié',
      'google-unlinked': 'Un compte Google a été délié',
      'passkey-added': 'Une clé d’accès a été ajoutée',
      'passkey-removed': 'Une clé d’accès a été retirée',
      'password-changed': 'Votre mot de passe a changé',
      'session-ended': 'Une session a été fermée',
      'sessions-ended': 'Vos autres sessions ont été fermées',
      'security-changed': 'Vos paramètres de sécurité ont changé',
      'ways-in-removed': 'Votre mot de passe a changé',
      'operator-appointed': 'Votre compte est devenu celui de l’opérateur',
      'operator-dismissed': 'Votre compte n’est plus celui de l’opérateur',
      'data-exported': 'Vos données ont été exportées',
      'phone-changed': 'Votre numéro de téléphone a changé',
    },
    facts: {
      'password-reset':
        'Le mot de passe de votre compte vient d’être réinitialisé. Vos clés d’accès, le compte Google lié et toutes vos sessions ont été retirés.',
      'google-linked': 'Un compte Google vient d’être lié à votre compte et permet de s’y connecter.',
      'google-unlinked':
        'Le compte Google qui était lié à votre compte ne l’est plus et ne permet plus de s’y connecter.',
      'passkey-added': 'Une clé d’accès vient d’être ajoutée à votre compte et permet de s’y connecter.',
      'passkey-removed':
        'Une clé d’accès vient d’être retirée de votre compte et ne permet plus de s’y connecter.',
      'password-changed':
        'Le mot de passe de votre compte vient de changer. Vos autres sessions ont été fermées.',
      'session-ended': 'Une session de votre compte vient d’être fermée depuis une autre.',
      'sessions-ended':
        'Toutes les sessions de votre compte, sauf une, viennent d’être fermées depuis celle-ci.',
      'security-changed':
        'Les paramètres de sécurité de votre compte (alertes de connexion ou durée de session) viennent de changer.',
      'ways-in-removed':
        'Le mot de passe de votre compte vient de changer. Vos clés d’accès, le compte Google lié et vos autres sessions ont été retirés.',
      'operator-appointed':
        'Votre compte vient de devenir celui de l’opérateur du site. Son mot de passe est désormais celui de la configuration ; ses clés d’accès, le compte Google lié et ses sessions ont été retirés.',
      'operator-dismissed':
        'Votre compte n’est plus celui de l’opérateur du site : c’est un compte client. Ses sessions ont été fermées.',
      'data-exported': 'Toutes les données de votre compte viennent d’être téléchargées.',
      'phone-changed': 'Le numéro de téléphone de votre compte vient de changer.',
    },
    text: (greeting, fact, brand, link) =>
      `${greeting}\n\n${fact}\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe ici : ${link}\n\n${brand}`,
  },
  en: {
    subjects: {
      'password-reset': 'Your password has changed',
      'google-linked': 'A Google account has been linked',
      'google-unlinked': 'A Google account has been unlinked',
      'passkey-added': 'A passkey has been added',
      'passkey-removed': 'A passkey has been removed',
      'password-changed': 'Your password has changed',
      'session-ended': 'A session has been closed',
      'sessions-ended': 'Your other sessions have been closed',
      'security-changed': 'Your security settings have changed',
      'ways-in-removed': 'Your password has changed',
      'operator-appointed': 'Your account is now the operator’s',
      'operator-dismissed': 'Your account is no longer the operator’s',
      'data-exported': 'Your data has been exported',
      'phone-changed': 'Your phone number has changed',
    },
    facts: {
      'password-reset':
        'Your account’s password has just been reset. Your passkeys, the linked Google account and all your sessions have been removed.',
      'google-linked': 'A Google account has just been linked to your account and can be used to sign in.',
      'google-unlinked':
        'The Google account that was linked to your account has been unlinked and can no longer be used to sign in.',
      'passkey-added': 'A passkey has just been added to your account and can be used to sign in.',
      'passkey-removed':
        'A passkey has just been removed from your account and can no longer be used to sign in.',
      'password-changed':
        'Your account’s password has just been changed. Your other sessions have been closed.',
      'session-ended': 'One of your sessions has just been closed from another session.',
      'sessions-ended': 'All your other sessions have just been closed from the one that is still open.',
      'security-changed':
        'Your account’s security settings (sign-in alerts or session length) have just been changed.',
      'ways-in-removed':
        'Your account’s password has just been changed. Your passkeys, the linked Google account and your other sessions have been removed.',
      'operator-appointed':
        'Your account has just become the operator’s account of the site. Its password is now the configured one; its passkeys, linked Google account and sessions have been removed.',
      'operator-dismissed':
        'Your account is no longer the operator’s account of the site; it is a customer’s account. Its sessions have been closed.',
      'data-exported': 'All the data of your account has just been downloaded.',
      'phone-changed': 'Your account’s phone number has just been changed.',
    },
    text: (greeting, fact, brand, link) =>
      `${greeting}\n\n${fact}\n\nIf this was not you, choose a new password straight away: ${link}\n\n${brand}`,
  },
  es: {
    subjects: {
      'password-reset': 'Su contraseña ha cambiado',
      'google-linked': 'Se ha vinculado una cuenta de Google',
      'google-unlinked': 'Se ha desvinculado una cuenta de Google',
      'passkey-added': 'Se ha añadido una llave de acceso',
      'passkey-removed': 'Se ha eliminado una llave de acceso',
      'password-changed': 'Su contraseña ha cambiado',
      'session-ended': 'Se ha cerrado una sesión',
      'sessions-ended': 'Se han cerrado sus demás sesiones',
      'security-changed': 'Sus ajustes de seguridad han cambiado',
      'ways-in-removed': 'Su contraseña ha cambiado',
      'operator-appointed': 'Su cuenta es ahora la del operador',
      'operator-dismissed': 'Su cuenta ya no es la del operador',
      'data-exported': 'Sus datos se han exportado',
      'phone-changed': 'Su número de teléfono ha cambiado',
    },
    facts: {
      'password-reset':
        'La contraseña de su cuenta se acaba de restablecer. Sus llaves de acceso, la cuenta de Google vinculada y todas sus sesiones se han eliminado.',
      'google-linked':
        'Se acaba de vincular una cuenta de Google a la suya: con ella ya se puede iniciar sesión.',
      'google-unlinked':
        'La cuenta de Google que estaba vinculada a la suya ya no lo está: con ella ya no se puede iniciar sesión.',
      'passkey-added':
        'Se acaba de añadir una llave de acceso a su cuenta: con ella ya se puede iniciar sesión.',
      'passkey-removed':
        'Se acaba de eliminar una llave de acceso de su cuenta: con ella ya no se puede iniciar sesión.',
      'password-changed': 'La contraseña de su cuenta acaba de cambiar. Sus demás sesiones se han cerrado.',
      'session-ended': 'Se acaba de cerrar una sesión de su cuenta desde otra.',
      'sessions-ended': 'Todas sus demás sesiones se acaban de cerrar desde la que sigue abierta.',
      'security-changed':
        'Los ajustes de seguridad de su cuenta (avisos de inicio de sesión o duración de la sesión) acaban de cambiar.',
      'ways-in-removed':
        'La contraseña de su cuenta acaba de cambiar. Sus llaves de acceso, la cuenta de Google vinculada y sus demás sesiones se han eliminado.',
      'operator-appointed':
        'Su cuenta acaba de convertirse en la del operador del sitio. Su contraseña es ahora la de la configuración; sus llaves de acceso, la cuenta de Google vinculada y sus sesiones se han eliminado.',
      'operator-dismissed':
        'Su cuenta ya no es la del operador del sitio: es una cuenta de cliente. Sus sesiones se han cerrado.',
      'data-exported': 'Se acaban de descargar todos los datos de su cuenta.',
      'phone-changed': 'El número de teléfono de su cuenta acaba de cambiar.',
    },
    text: (greeting, fact, brand, link) =>
      `${greeting}\n\n${fact}\n\nSi no ha sido usted, elija enseguida una nueva contraseña: ${link}\n\n${brand}`,
  },
  de: {
    subjects: {
      'password-reset': 'Ihr Passwort wurde geändert',
      'google-linked': 'Ein Google-Konto wurde verknüpft',
      'google-unlinked': 'Ein Google-Konto ist nicht mehr verknüpft',
      'passkey-added': 'Ein Passkey wurde hinzugefügt',
      'passkey-removed': 'Ein Passkey wurde entfernt',
      'password-changed': 'Ihr Passwort wurde geändert',
      'session-ended': 'Eine Sitzung wurde beendet',
      'sessions-ended': 'Ihre anderen Sitzungen wurden beendet',
      'security-changed': 'Ihre Sicherheitseinstellungen wurden geändert',
      'ways-in-removed': 'Ihr Passwort wurde geändert',
      'operator-appointed': 'Ihr Konto ist jetzt das des Betreibers',
      'operator-dismissed': 'Ihr Konto ist nicht mehr das des Betreibers',
      'data-exported': 'Ihre Daten wurden exportiert',
      'phone-changed': 'Ihre Telefonnummer wurde geändert',
    },
    facts: {
      'password-reset':
        'das Passwort Ihres Kontos wurde soeben zurückgesetzt. Ihre Passkeys, das verknüpfte Google-Konto und alle Ihre Sitzungen wurden entfernt.',
      'google-linked':
        'mit Ihrem Konto wurde soeben ein Google-Konto verknüpft. Damit kann man sich nun anmelden.',
      'google-unlinked':
        'das Google-Konto ist nicht mehr mit Ihrem Konto verknüpft. Damit kann man sich nicht mehr anmelden.',
      'passkey-added': 'Ihrem Konto wurde soeben ein Passkey hinzugefügt, mit dem man sich anmelden kann.',
      'passkey-removed':
        'aus Ihrem Konto wurde soeben ein Passkey entfernt, mit dem man sich nun nicht mehr anmelden kann.',
      'password-changed':
        'das Passwort Ihres Kontos wurde soeben geändert. Ihre anderen Sitzungen wurden beendet.',
      'session-ended': 'eine Sitzung Ihres Kontos wurde soeben von einer anderen aus beendet.',
      'sessions-ended': 'alle Sitzungen Ihres Kontos bis auf eine wurden soeben von dieser aus beendet.',
      'security-changed':
        'die Sicherheitseinstellungen Ihres Kontos (Anmeldehinweise oder Sitzungsdauer) wurden soeben geändert.',
      'ways-in-removed':
        'das Passwort Ihres Kontos wurde soeben geändert. Ihre Passkeys, das verknüpfte Google-Konto und Ihre anderen Sitzungen wurden entfernt.',
      'operator-appointed':
        'ihr Konto ist soeben das Konto des Betreibers der Website geworden. Sein Passwort ist nun das der Konfiguration; Passkeys, verknüpftes Google-Konto und Sitzungen wurden entfernt.',
      'operator-dismissed':
        'ihr Konto ist nicht mehr das Konto des Betreibers der Website, sondern ein Kundenkonto. Seine Sitzungen wurden beendet.',
      'data-exported': 'alle Daten Ihres Kontos wurden soeben heruntergeladen.',
      'phone-changed': 'die Telefonnummer Ihres Kontos wurde soeben geändert.',
    },
    text: (greeting, fact, brand, link) =>
      `${greeting}\n\n${fact}\n\nWaren Sie es nicht selbst, wählen Sie sofort ein neues Passwort: ${link}\n\n${brand}`,
  },
};

/** In the language of the account. */
export function accountChangedMail(
  change: AccountChange,
  { email, name, language }: Addressee,
  brand: string,
  siteUrl: string,
): Message {
  const { subjects, facts, text } = letters[language];
  const link = new URL(withLanguage('/forgot-password', language), siteUrl).href;
  return {
    kind: 'security',
    to: email,
    subject: subjects[change],
    text: text(greet(language, name), facts[change], brand, link),
  };
}
