import { z } from '@livree/contracts/schema';
import { rules, setting } from '@livree/server/environment';
import { numberRule, textRule } from './field-rules.ts';

const fact = (fallback: string, about: string) => setting(rules.text, fallback, { about });

/** A fact that operators may change too. */
const companyFact = (name: Parameters<typeof textRule>[0], fallback: string, about: string) =>
  setting(textRule(name, 'must be one line of 1 to 300 characters'), fallback, { about });

/** Who operates the site. The defaults are those of the fictional demonstration operator. */
export const companySettings = {
  LIVREE_DEMONSTRATION: setting(rules.onOff, 'on', {
    about:
      'fills an empty database with the data of the demonstration operator, and marks the site as a demonstration',
  }),
  LIVREE_BRAND_NAME: companyFact('brand_name', 'Livrée', 'the name of the service'),
  LIVREE_BRAND_LEGAL_NAME: companyFact('legal_name', 'Livrée Démonstration SAS', 'the name of the company'),
  LIVREE_BRAND_PHONE: fact('+33 1 99 00 05 10', 'its phone number'),
  LIVREE_BRAND_EMAIL: fact('contact@livree.example', 'its e-mail address'),
  LIVREE_BRAND_ADDRESS: companyFact(
    'legal_address',
    '12 rue de la Démonstration, 75008 Paris',
    'its postal address',
  ),
  LIVREE_COMPANY_FORM: companyFact(
    'company_form',
    'société par actions simplifiée au capital de 10 000 €',
    'its legal form and capital, for legal texts and receipts',
  ),
  LIVREE_COMPANY_REGISTRATION: companyFact(
    'registration',
    'RCS Paris 000 000 000',
    'its entry in the trade register',
  ),
  LIVREE_COMPANY_VAT: companyFact('vat_number', 'FR 00 000000000', 'its VAT number'),
  LIVREE_COMPANY_VTC_REGISTRATION: companyFact(
    'vtc_registration',
    'EVTC000000000',
    'its entry in the register of private chauffeurs',
  ),
  LIVREE_COMPANY_DIRECTOR: companyFact('director', 'C. D.', 'the director of publication'),
  LIVREE_COMPANY_INSURER: companyFact(
    'insurer',
    'Assurances de la Démonstration, 1 place de l’Exemple, 75009 Paris',
    'the insurer of professional liability',
  ),
  LIVREE_COMPANY_HOST: fact(
    'Hébergement de la Démonstration, 2 rue du Serveur, 59000 Lille, +33 1 99 00 05 20',
    'the hosting company',
  ),
  LIVREE_COMPANY_MEDIATOR: companyFact(
    'mediator',
    'Médiation de la Démonstration, 3 rue de l’Accord, 75010 Paris',
    'the consumer mediator',
  ),
  LIVREE_VAT_PERCENT: setting(numberRule('vat_percent'), '10', {
    about: 'the VAT included in prices; receipts show it',
  }),
};

const schema = z.object(companySettings);

export const readCompany = (env: z.output<typeof schema>) => ({
  brand: {
    name: env.LIVREE_BRAND_NAME,
    legalName: env.LIVREE_BRAND_LEGAL_NAME,
    phone: env.LIVREE_BRAND_PHONE,
    email: env.LIVREE_BRAND_EMAIL,
    address: env.LIVREE_BRAND_ADDRESS,
    isDemonstration: env.LIVREE_DEMONSTRATION,
  },
  /** The company's name in the legal texts. */
  company: {
    companyForm: env.LIVREE_COMPANY_FORM,
    registration: env.LIVREE_COMPANY_REGISTRATION,
    vat: env.LIVREE_COMPANY_VAT,
    vtcRegistration: env.LIVREE_COMPANY_VTC_REGISTRATION,
    director: env.LIVREE_COMPANY_DIRECTOR,
    insurer: env.LIVREE_COMPANY_INSURER,
    host: env.LIVREE_COMPANY_HOST,
    mediator: env.LIVREE_COMPANY_MEDIATOR,
  },
  /** Included in every price; 10 % for passenger transport in France (Code général des impôts, art. 279 b quater). */
  vatPercent: env.LIVREE_VAT_PERCENT,
});

const { brand: demonstrated, company: fictional } = readCompany(z.parse(schema, {}));

/** Whether something that legal texts or receipts say of the company is still that of the fictional one. */
export const namesFictional = ({
  brand,
  company,
}: Pick<ReturnType<typeof readCompany>, 'brand' | 'company'>): boolean =>
  brand.legalName === demonstrated.legalName ||
  brand.address === demonstrated.address ||
  brand.email === demonstrated.email ||
  brand.phone === demonstrated.phone ||
  Object.values(fictional).some((given) => Object.values(company).includes(given));
