import { buildCustomer } from '@livree/testing/builders';

const { email } = buildCustomer();

export type Texts = Readonly<Record<string, string>>;

/** A form of the remote, and what a customer enters into it. */
export interface Form {
  readonly name: string;
  readonly path: string;
  /** The path of its call. */
  readonly call: string;
  readonly isForCustomers?: boolean;
  /** The name of its button. */
  readonly button: string;
  /** Texts by label, the first required field first; without any, the first switch or option is changed. */
  readonly fill?: Texts;
  /** The errors of the empty form. */
  readonly empty?: readonly string[];
  readonly wrong?: { readonly fill: Texts; readonly words: readonly string[] };
}

export const password = 'neuf nuages gris au sud';
const settings = (tab: string) => `/settings?tab=${tab}`;

export const forms: readonly Form[] = [
  {
    name: 'log-in',
    path: '/login',
    call: '/auth/login',
    button: 'Se connecter',
    fill: { 'Adresse e-mail': email, 'Mot de passe': password },
    empty: ['Le mot de passe est requis'],
    wrong: {
      fill: { 'Adresse e-mail': 'personne', 'Mot de passe': 'x' },
      words: ['Veuillez saisir une adresse email valide'],
    },
  },
  {
    name: 'registration',
    path: '/register',
    call: '/auth/register',
    button: 'Créer mon compte',
    fill: {
      'Nom complet': 'Claire',
      'Adresse e-mail': 'claire@example.org',
      'Mot de passe': password,
      'Confirmer le mot de passe': password,
    },
    empty: ['Le nom est requis', 'Le mot de passe est requis', 'La confirmation du mot de passe est requise'],
    wrong: {
      fill: {
        'Nom complet': 'Claire',
        'Adresse e-mail': 'claire@example.org',
        'Mot de passe': 'court',
        'Confirmer le mot de passe': 'autre',
      },
      words: [
        'Le mot de passe doit contenir au moins 6 caractères',
        'Les mots de passe ne correspondent pas',
      ],
    },
  },
  {
    name: 'forgotten password',
    path: '/forgot-password',
    call: '/auth/forgot-password',
    button: 'Envoyer le lien',
    fill: { 'Adresse e-mail': email },
    wrong: { fill: { 'Adresse e-mail': 'personne' }, words: ['Veuillez saisir une adresse email valide'] },
  },
  {
    name: 'new password',
    path: `/reset-password?email=${encodeURIComponent(email)}&token=good`,
    call: '/auth/reset-password',
    button: 'Changer le mot de passe',
    fill: { 'Nouveau mot de passe': password, 'Confirmer le mot de passe': password },
    empty: ['Le mot de passe est requis', 'La confirmation du mot de passe est requise'],
    wrong: {
      fill: { 'Nouveau mot de passe': 'court', 'Confirmer le mot de passe': 'autre' },
      words: [
        'Le mot de passe doit contenir au moins 8 caractères',
        'Les mots de passe ne correspondent pas',
      ],
    },
  },
  {
    name: 'profile',
    path: settings('profile'),
    call: '/auth/profile',
    button: 'Enregistrer',
    isForCustomers: true,
    fill: { 'Nom complet': 'Claire de Vaugirard' },
    empty: ['Le nom est requis'],
    wrong: {
      fill: { 'Téléphone (facultatif)': 'douze' },
      words: ['Veuillez saisir un numéro de téléphone valide'],
    },
  },
  {
    name: 'notifications',
    path: settings('notifications'),
    call: '/settings/notifications',
    button: 'Enregistrer',
    isForCustomers: true,
  },
  {
    name: 'privacy',
    path: settings('privacy'),
    call: '/settings/privacy',
    button: 'Enregistrer',
    isForCustomers: true,
  },
  {
    name: 'appearance',
    path: settings('appearance'),
    call: '/settings/appearance',
    button: 'Enregistrer',
    isForCustomers: true,
  },
  {
    name: 'log-ins',
    path: settings('security'),
    call: '/settings/security',
    button: 'Enregistrer',
    isForCustomers: true,
    fill: { 'Durée de session, en minutes': '60' },
    empty: ['La durée de session doit être comprise entre 5 et 480 minutes'],
    wrong: {
      fill: { 'Durée de session, en minutes': '481' },
      words: ['La durée de session doit être comprise entre 5 et 480 minutes'],
    },
  },
  {
    name: 'change of password',
    path: settings('security'),
    call: '/settings/password',
    button: 'Changer le mot de passe',
    isForCustomers: true,
    fill: {
      'Mot de passe actuel': 'whatever it is',
      'Nouveau mot de passe': password,
      'Confirmer le nouveau mot de passe': password,
    },
    empty: [
      'Le mot de passe actuel est requis',
      'Le mot de passe est requis',
      'La confirmation du mot de passe est requise',
    ],
  },
];
