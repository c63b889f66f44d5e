import {
  allRoutes,
  isTextKey,
  type Language,
  languages,
  type Route,
  routes,
  type Texts,
  isForPeople,
} from '@livree/contracts';
import { examples } from '@livree/contracts/examples';
import de from '@livree/contracts/messages/de.json' with { type: 'json' };
import en from '@livree/contracts/messages/en.json' with { type: 'json' };
import es from '@livree/contracts/messages/es.json' with { type: 'json' };
import fr from '@livree/contracts/messages/fr.json' with { type: 'json' };
import { z } from '@livree/contracts/schema';
import { expect, test } from 'vitest';
import { exampleCall, signedIn } from './testing/example-call.ts';
import { operatorToken } from './testing/operator.ts';
import { withTestApi } from './testing/test-api.ts';

const api = withTestApi();

const texts: Readonly<Record<Language, Texts>> = { fr, en, es, de };
const {
  contact,
  identity,
  maps,
  newsletter,
  passkeys,
  payments,
  pricing,
  reservations,
  reviews,
  settings,
  blog,
} = routes;
const absent = undefined;
const long = 'x'.repeat(250_000);
const hostileName = 'Claim at http://evil.example/x';

/** A call, one of its fields, a wrong value, and the specification's French error. */
type Rule = readonly [route: Route, field: string, wrong: unknown, text: string];

const rules: readonly Rule[] = [
  [contact.send, 'name', ' a ', 'Le nom doit contenir au moins 2 caractères'],
  // The names that mails begin with.
  [contact.send, 'name', hostileName, fr['validation.name_plain']],
  [identity.register, 'name', hostileName, fr['validation.name_plain']],
  [identity.registerWhileBooking, 'name', hostileName, fr['validation.name_plain']],
  [settings.changeProfile, 'name', hostileName, fr['validation.name_plain']],
  [settings.updateProfile, 'name', hostileName, fr['validation.name_plain']],
  [reservations.create, 'client_name', hostileName, fr['validation.name_plain']],
  [contact.send, 'email', 'zoe@example', 'Veuillez entrer une adresse email valide'],
  [contact.send, 'phone', '06 12', 'Veuillez entrer un numéro de téléphone valide'],
  [contact.send, 'subject', '', 'Veuillez sélectionner un sujet'],
  [contact.send, 'message', ' trop peu ', 'Le message doit contenir au moins 10 caractères'],
  [newsletter.subscribe, 'email', 'zoe', 'Veuillez saisir une adresse email valide'],
  [maps.estimate, 'departure', 'ab', 'L’adresse de départ est requise'],
  [maps.estimate, 'destination', absent, 'L’adresse de destination est requise'],
  [pricing.calculate, 'distance', '10', 'Veuillez saisir un nombre valide'],
  [pricing.calculate, 'date', '2026-02-30', 'Veuillez saisir une date valide'],
  [pricing.calculate, 'time', '25:00', 'Veuillez saisir une heure valide'],
  [reservations.create, 'service_type', 'bateau', 'Veuillez sélectionner un type de service'],
  [reservations.create, 'vehicule_id', absent, 'Veuillez sélectionner un véhicule'],
  [reservations.create, 'pickup_address', ' ', 'Veuillez saisir l’adresse de prise en charge'],
  [reservations.create, 'destination_address', '', 'Veuillez saisir l’adresse de destination'],
  [reservations.create, 'pickup_datetime', '2026-06-31 10:00:00', fr['validation.datetime']],
  [reservations.create, 'return_datetime', 'demain', fr['validation.datetime']],
  [reservations.create, 'passengers_count', 0, fr['validation.passengers']],
  [reservations.create, 'passengers_count', 8, fr['validation.passengers']],
  [reservations.create, 'hire_hours', 13, fr['validation.hire_hours']],
  [reservations.create, 'bags_count', 21, fr['validation.bags']],
  [reservations.create, 'flight_number', 'AF', fr['validation.flight_number']],
  [reservations.create, 'sign_name', ' M ', fr['validation.sign_name']],
  [pricing.totals, 'hire_hours', 1, fr['validation.hire_hours']],
  [reservations.create, 'client_name', 'a', 'Le nom doit contenir au moins 2 caractères'],
  [reservations.create, 'client_email', 'claire@', 'Veuillez saisir une adresse email valide'],
  [reservations.create, 'client_phone', '+33', 'Veuillez saisir un numéro de téléphone valide'],
  [reservations.create, 'payment_provider', 'cash', fr['validation.payment_provider']],
  [reservations.create, 'special_requests', 'x'.repeat(2001), fr['validation.too_long']],
  [reservations.checkAvailability, 'vehicule_id', 0, 'Veuillez sélectionner un véhicule'],
  [reservations.cancel, 'reason', 'x'.repeat(1001), fr['validation.too_long']],
  [identity.login, 'password', '', 'Le mot de passe est requis'],
  [identity.register, 'name', absent, 'Le nom est requis'],
  [identity.register, 'name', ' ', 'Le nom est requis'],
  [identity.register, 'password', '', 'Le mot de passe est requis'],
  [identity.register, 'email', '', 'L’adresse e-mail est requise'],
  [identity.register, 'email', 'a b@example.org', 'Veuillez saisir une adresse email valide'],
  [identity.register, 'phone', 'zéro six', 'Veuillez saisir un numéro de téléphone valide'],
  [identity.register, 'password', 'cinq5', 'Le mot de passe doit contenir au moins 6 caractères'],
  [identity.register, 'password_confirmation', 'autre', 'Les mots de passe ne correspondent pas'],
  [identity.registerWhileBooking, 'password', 'cinq5', 'Le mot de passe doit contenir au moins 6 caractères'],
  [identity.forgotPassword, 'email', '', 'L’adresse e-mail est requise'],
  [identity.resetPassword, 'token', absent, 'Lien de réinitialisation invalide ou manquant.'],
  [identity.resetPassword, 'email', absent, 'Lien de réinitialisation invalide ou manquant.'],
  [identity.resetPassword, 'password', absent, 'Le mot de passe est requis'],
  [identity.resetPassword, 'password', '', 'Le mot de passe est requis'],
  [identity.checkResetLink, 'token', '', 'Lien de réinitialisation invalide ou manquant.'],
  [passkeys.add, 'name', ' ', 'Le nom est requis'],
  [identity.resetPassword, 'password', 'sept777', 'Le mot de passe doit contenir au moins 8 caractères'],
  [identity.resetPassword, 'password_confirmation', '', 'La confirmation du mot de passe est requise'],
  [identity.resetPassword, 'password_confirmation', 'autre', 'Les mots de passe ne correspondent pas'],
  [settings.changePassword, 'current_password', absent, fr['validation.current_password_required']],
  [settings.changePassword, 'current_password', 'pas le mien', fr['validation.current_password_wrong']],
  [settings.changePassword, 'new_password', '', 'Le mot de passe est requis'],
  [settings.setPassword, 'new_password', 'sept777', 'Le mot de passe doit contenir au moins 8 caractères'],
  [settings.setPassword, 'new_password_confirmation', 'autre', 'Les mots de passe ne correspondent pas'],
  [settings.updateProfile, 'name', absent, 'Le nom est requis'],
  [settings.updateProfile, 'name', '', 'Le nom est requis'],
  [settings.updateProfile, 'name', 'a', 'Le nom doit contenir au moins 2 caractères'],
  [settings.changeProfile, 'birth_date', '2150-01-01', fr['validation.birth_date']],
  [settings.changeProfile, 'gender', 'x', fr['validation.gender']],
  [settings.changePreferences, 'timezone', 'Europe/Lutece', fr['validation.timezone']],
  [settings.changeSecurity, 'session_timeout', 4, fr['validation.session_timeout']],
  [settings.changeSecurity, 'session_timeout', 481, fr['validation.session_timeout']],
  [settings.changeAppearance, 'mode', 'sepia', fr['validation.invalid']],
  [settings.removeAccount, 'confirmation', 'delete', 'Tapez "DELETE" pour confirmer'],
  [settings.removeAccount, 'password', absent, 'Le mot de passe est requis'],
  [payments.refund, 'reason', ' ', 'Le motif du remboursement est requis'],
  [payments.refund, 'amount', 0, fr['validation.refund_amount']],
  [payments.refund, 'amount', 0.005, fr['validation.refund_amount']],
  [reviews.create, 'rating', 6, fr['validation.rating']],
  [reviews.create, 'comment', 'Bien', fr['validation.comment_min']],
  [blog.create, 'title', '', fr['validation.required']],
  [blog.create, 'slug', 'Été', fr['validation.slug']],
  [blog.create, 'content', long, fr['validation.too_long']],
];

const isKey = (key: string) => isTextKey(fr, key);
const findKey = (text: string) => {
  const key = Object.keys(fr).find((each) => isKey(each) && fr[each] === text) ?? '';
  if (!isKey(key)) throw new Error(`No text says: ${text}`);
  return key;
};

const fields = z.record(z.string(), z.unknown());
const exampleBody = ({ id }: Route) => z.parse(z.optional(fields), examples.get(id)?.body) ?? {};
const refusal = z.object({
  code: z.literal('validation'),
  errors: z.record(z.string(), z.array(z.string())),
});

/** The errors of a call, by field, for a good body with some fields changed. */
async function faultsIn(route: Route, changes: Record<string, unknown>, language: Language, token: string) {
  const call = exampleCall(route, { body: { ...exampleBody(route), ...changes } });
  const { headers, ...rest } = signedIn(call, token);
  const answer = await api().app.inject({ ...rest, headers: { ...headers, 'accept-language': language } });
  expect(answer.statusCode, `${route.id} ${answer.body}`).toBe(422);
  return z.parse(refusal, answer.json()).errors;
}

test('each rule of a field has its text, in four languages', async () => {
  const [customer, operator] = [await api().signUp(), await operatorToken(api())];
  for (const [route, field, wrong, text] of rules) {
    const token = isForPeople(route.auth) ? operator : customer;
    for (const language of languages) {
      const faults = await faultsIn(route, { [field]: wrong }, language, token);
      const said = texts[language][findKey(text)];
      expect.soft(faults, `${route.id} ${field} ${language}`).toEqual({ [field]: [said] });
    }
  }
});

const givesRole: ReadonlySet<string> = new Set(['people.invite', 'people.changeRole']);

test('every call refuses an unknown field by its name', async () => {
  const [customer, operator] = [await api().signUp(), await operatorToken(api())];
  for (const route of allRoutes.filter(({ body, multipart }) => body && !multipart)) {
    const token = isForPeople(route.auth) ? operator : customer;
    // Who gives a role sends one.
    const field = givesRole.has(route.id) ? 'is_operator' : 'role';
    const faults = await faultsIn(route, { [field]: 'operator' }, 'fr', token);
    expect(faults, route.id).toMatchObject({ [field]: ['Ce champ n’est pas attendu'] });
  }
});
