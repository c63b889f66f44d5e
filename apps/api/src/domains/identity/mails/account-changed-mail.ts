import type { Language } from '@livree/contracts';
import type { Message } from '../../../platform/mail/index.ts';

/** What the holder of an account is told afterwards, in case it was not them. */
export const accountChanges = ['password-reset', 'google-linked'] as const;
export type AccountChange = (typeof accountChanges)[number];

type Letter = {
  readonly subjects: Readonly<Record<AccountChange, string>>;
  readonly facts: Readonly<Record<AccountChange, string>>;
  readonly text: (name: string, fact: string, brand: string, site: string) => string;
};

const letters: Readonly<Record<Language, Letter>> = {
  fr: {
    subjects: {
      'password-reset': 'Votre mot de passe a changé',
      'google-linked': 'Un compte Google est lié',
    },
    facts: {
      'password-reset': 'Le mot de passe de votre compte vient de changer.',
      'google-linked': 'Un compte Google vient d’être lié à votre compte et permet de s’y connecter.',
    },
    text: (name, fact, brand, site) =>
      `Bonjour ${name},\n\n${fact}\n\nSi ce n'était pas vous, choisissez tout de suite un nouveau mot de passe ici : ${site}/forgot-password\n\n${brand}`,
  },
  en: {
    subjects: {
      'password-reset': 'Your password has changed',
      'google-linked': 'A Google account is linked',
    },
    facts: {
      'password-reset': 'The password of your account has just been changed.',
      'google-linked': 'A Google account has just been linked to your account and can sign in to it.',
    },
    text: (name, fact, brand, site) =>
      `Hello ${name},\n\n${fact}\n\nIf it was not you, choose a new password at once here: ${site}/forgot-password\n\n${brand}`,
  },
  es: {
    subjects: {
      'password-reset': 'Su contraseña ha cambiado',
      'google-linked': 'Se ha vinculado una cuenta de Google',
    },
    facts: {
      'password-reset': 'La contraseña de su cuenta acaba de cambiar.',
      'google-linked':
        'Se acaba de vincular a su cuenta una cuenta de Google, que permite iniciar sesión en ella.',
    },
    text: (name, fact, brand, site) =>
      `Buenos días, ${name}:\n\n${fact}\n\nSi no ha sido usted, elija enseguida una nueva contraseña aquí: ${site}/forgot-password\n\n${brand}`,
  },
  de: {
    subjects: {
      'password-reset': 'Ihr Passwort wurde geändert',
      'google-linked': 'Ein Google-Konto ist verknüpft',
    },
    facts: {
      'password-reset': 'Das Passwort Ihres Kontos wurde soeben geändert.',
      'google-linked':
        'Mit Ihrem Konto wurde soeben ein Google-Konto verknüpft, das sich damit anmelden kann.',
    },
    text: (name, fact, brand, site) =>
      `Guten Tag ${name},\n\n${fact}\n\nWaren Sie es nicht selbst, wählen Sie hier sofort ein neues Passwort: ${site}/forgot-password\n\n${brand}`,
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
  return { to: user.email, subject: subjects[change], text: text(user.name, facts[change], brand, siteUrl) };
}
