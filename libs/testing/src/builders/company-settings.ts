import { type CompanySetting, isSettingName, type SettingName, settingFields } from '@livree/contracts';

const fallbacks: Readonly<Record<SettingName, string>> = {
  brand_name: 'Livrée',
  legal_name: 'Livrée Démonstration SAS',
  legal_address: '12 rue de la Démonstration, 75008 Paris',
  company_form: 'société par actions simplifiée au capital de 10 000 €',
  registration: 'RCS Paris 000 000 000',
  vat_number: 'FR 00 000000000',
  vtc_registration: 'EVTC000000000',
  director: 'C. D.',
  insurer: 'Assurances de la Démonstration, 1 place de l’Exemple, 75009 Paris',
  mediator: 'Médiation de la Démonstration, 3 rue de l’Accord, 75010 Paris',
  notice_minutes: '60',
  notice_by_town: '',
  notice_by_vehicle: '',
  quote_minutes: '30',
  hold_minutes: '15',
  max_holds: '3',
  turnaround_minutes: '0',
  hire_km_per_hour: '25',
  countries: 'fr',
  free_waiting: '15',
  free_waiting_airport: '60',
  free_waiting_station: '20',
  self_cancel_hours: '48',
  change_hours: '48',
  full_refund_hours: '24',
  partial_refund_hours: '2',
  partial_refund_percent: '50',
  vat_percent: '10',
  dispatcher_refund: '100',
  text_messages: 'on',
};

/** Every setting that operators may change, as the environment says; the free waiting at an airport was changed. */
export const buildCompanySettings = (): CompanySetting[] =>
  Object.keys(settingFields)
    .filter(isSettingName)
    .map((name) => {
      const fallback = fallbacks[name];
      const untouched = { name, value: fallback, fallback, isSet: false, changedBy: null, version: null };
      return name === 'free_waiting_airport'
        ? {
            ...untouched,
            value: '75',
            isSet: true,
            changedBy: 'Inès Roy',
            version: '2027-01-04T09:00:00.000Z',
          }
        : untouched;
    });
