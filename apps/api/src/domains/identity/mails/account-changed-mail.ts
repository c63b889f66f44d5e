import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import type { Message } from '../../../platform/mail/index.ts';

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
] as const;
export type AccountChange = (typeof accountChanges)[number];

type Letter = {
  readonly subjects: Readonly<Record<AccountChange, string>>;
  readonly facts: Readonly<Record<AccountChange, string>>;
  readonly text: (name: string, fact: string, brand: string, link: string) => string;
};

const letters: Readonly<Record<Language, Letter>> = {
  fr: {
    subjects: {
      'password-reset': 'Votre mot de passe a changé',
      'google-linked': 'Un compte Google est lié',
      'google-unlinked': 'Un compte Google n’est plus lié',
      'passkey-added': 'Une clé d’accès est ajoutée',
      'passkey-removed': 'Une clé d’accès est retirée',
      'password-changed': 'Votre mot de passe a changé',
      'session-ended': 'Une session est fermée',
      'sessions-ended': 'Vos autres sessions sont fermées',
      'security-changed': 'Vos paramètres de sécurité ont changé',
    },
    facts: {
      'password-reset': 'Le mot de passe de votre compte vient de changer.',
      'google-linked': 'Un compte Google vient d’être lié à votre compte et permet de s’y connecter.',
      'google-unlinked':
        'Le compte Google qui était lié à votre compte ne l’est plus et ne permet plus de s’y connecter.',
      'passkey-added': 'Une clé d’accès vient d’être ajoutée à votre compte et permet de s’y connecter.',
      'passkey-removed':
        'Une clé d’accès vient d’être retirée de votre compte et ne permet plus de s’y connecter.',
      'password-changed':
        'Le mot de passe de votre compte vient de changer. Vos autres sessions sont fermées.',
      'session-ended': 'Une session de votre compte vient d’être fermée depuis une autre.',
      'sessions-ended':
        'Toutes les sessions de votre compte, sauf une, viennent d’être fermées depuis celle-ci.',
      'security-changed':
        'Les paramètres de sécurité de votre compte (alertes de connexion ou durée de session) viennent de changer.',
    },
    text: (name, fact, brand, link) =>
      `Bonjour ${name},\n\n${fact}\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe ici : ${link}\n\n${brand}`,
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
    },
    facts: {
      'password-reset': 'Your account’s password has just been changed.',
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
    },
    text: (name, fact, brand, link) =>
      `Hello ${name},\n\n${fact}\n\nIf this was not you, choose a new password straight away: ${link}\n\n${brand}`,
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
    },
    facts: {
      'password-reset': 'La contraseña de su cuenta acaba de cambiar.',
      'google-linked':
        'Se acaba de vincular a su cuenta una cuenta de Google, que permite iniciar sesión en ella.',
      'google-unlinked':
        'La cuenta de Google que estaba vinculada a su cuenta ya no lo está y ya no permite iniciar sesión en ella.',
      'passkey-added':
        'Se acaba de añadir a su cuenta una llave de acceso, que permite iniciar sesión en ella.',
      'passkey-removed':
        'Se acaba de eliminar de su cuenta una llave de acceso, que ya no permite iniciar sesión en ella.',
      'password-changed': 'La contraseña de su cuenta acaba de cambiar. Sus demás sesiones se han cerrado.',
      'session-ended': 'Se acaba de cerrar una sesión de su cuenta desde otra.',
      'sessions-ended': 'Todas sus demás sesiones se acaban de cerrar desde la que sigue abierta.',
      'security-changed':
        'Los ajustes de seguridad de su cuenta (avisos de inicio de sesión o duración de la sesión) acaban de cambiar.',
    },
    text: (name, fact, brand, link) =>
      `Buenos días, ${name}:\n\n${fact}\n\nSi no ha sido usted, elija enseguida una nueva contraseña: ${link}\n\n${brand}`,
  },
  de: {
    subjects: {
      'password-reset': 'Ihr Passwort wurde geändert',
      'google-linked': 'Ein Google-Konto ist verknüpft',
      'google-unlinked': 'Ein Google-Konto ist nicht mehr verknüpft',
      'passkey-added': 'Ein Passkey wurde hinzugefügt',
      'passkey-removed': 'Ein Passkey wurde entfernt',
      'password-changed': 'Ihr Passwort wurde geändert',
      'session-ended': 'Eine Sitzung ist geschlossen',
      'sessions-ended': 'Ihre anderen Sitzungen sind geschlossen',
      'security-changed': 'Ihre Sicherheitseinstellungen haben sich geändert',
    },
    facts: {
      'password-reset': 'Das Passwort Ihres Kontos wurde soeben geändert.',
      'google-linked':
        'Mit Ihrem Konto wurde soeben ein Google-Konto verknüpft. Damit kann man sich nun anmelden.',
      'google-unlinked':
        'Das Google-Konto ist nicht mehr mit Ihrem Konto verknüpft. Damit kann man sich nicht mehr anmelden.',
      'passkey-added': 'Ihrem Konto wurde soeben ein Passkey hinzugefügt, mit dem man sich anmelden kann.',
      'passkey-removed':
        'Aus Ihrem Konto wurde soeben ein Passkey entfernt, mit dem man sich nun nicht mehr anmelden kann.',
      'password-changed':
        'Das Passwort Ihres Kontos wurde soeben geändert. Ihre anderen Sitzungen sind geschlossen.',
      'session-ended': 'Eine Sitzung Ihres Kontos wurde soeben von einer anderen aus geschlossen.',
      'sessions-ended': 'Alle Sitzungen Ihres Kontos bis auf eine wurden soeben von dieser aus geschlossen.',
      'security-changed':
        'Die Sicherheitseinstellungen Ihres Kontos (Anmeldehinweise oder Sitzungsdauer) wurden soeben geändert.',
    },
    text: (name, fact, brand, link) =>
      `Guten Tag ${name},\n\n${fact}\n\nWaren Sie es nicht selbst, wählen Sie sofort ein neues Passwort: ${link}\n\n${brand}`,
  },
};

/** In the language of the account. */
export function accountChangedMail(
  change: AccountChange,
  user: { readonly name: string; readonly email: string },
  language: Language,
  brand: string,
  siteUrl: string,
): Message {
  const { subjects, facts, text } = letters[language];
  const link = new URL(withLanguage('/forgot-password', language), siteUrl).href;
  return { to: user.email, subject: subjects[change], text: text(user.name, facts[change], brand, link) };
}
