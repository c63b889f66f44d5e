import { z } from '@livree/contracts/schema';

const text = (fallback: string) =>
  z.prefault(z.string().check(z.trim(), z.minLength(1, 'must not be empty')), fallback);

/** What the legal notice says of the company; the defaults are those of the fictional demonstration operator. */
export const companyVariables = {
  LIVREE_COMPANY_FORM: text('SAS, 10 000 €'),
  LIVREE_COMPANY_REGISTRATION: text('RCS Paris 000 000 000'),
  LIVREE_COMPANY_VAT: text('FR 00 000000000'),
  LIVREE_COMPANY_VTC_REGISTRATION: text('EVTC000000000'),
  LIVREE_COMPANY_DIRECTOR: text('C. D.'),
  LIVREE_COMPANY_INSURER: text('Assurances de la Démonstration, 1 place de l’Exemple, 75009 Paris'),
  LIVREE_COMPANY_HOST: text(
    'Hébergement de la Démonstration, 2 rue du Serveur, 59000 Lille, +33 1 99 00 05 20',
  ),
  LIVREE_COMPANY_MEDIATOR: text('Médiation de la Démonstration, 3 rue de l’Accord, 75010 Paris'),
} as const;

const shape = z.object(companyVariables);

/** The company in the words of the legal texts. */
export const companyOf = (env: z.output<typeof shape>) => ({
  companyForm: env.LIVREE_COMPANY_FORM,
  registration: env.LIVREE_COMPANY_REGISTRATION,
  vat: env.LIVREE_COMPANY_VAT,
  vtcRegistration: env.LIVREE_COMPANY_VTC_REGISTRATION,
  director: env.LIVREE_COMPANY_DIRECTOR,
  insurer: env.LIVREE_COMPANY_INSURER,
  host: env.LIVREE_COMPANY_HOST,
  mediator: env.LIVREE_COMPANY_MEDIATOR,
});
