import { writeFileSync } from 'node:fs';
import { getLocale, type Language } from '@livree/i18n';
import { withLanguage } from '@livree/i18n/language-address';
import { expect, test } from 'playwright/test';
import type { Engine } from '../../engines/engine.ts';
import { startFirefox } from '../../engines/firefox.ts';
import type { Screen } from '../../engines/screen.ts';
import { startWebkit } from '../../engines/webkit.ts';
import { newCustomer } from '../../pages/account-pages.ts';
import { cards } from '../../pages/checkout.ts';
import { formatDay, takeFreeRide, type FreeRide } from '../../support/free-rides.ts';
import { siteOrigin } from '../../support/site.ts';
import { texts } from '../../support/texts.ts';

const engines = { Firefox: startFirefox, WebKit: startWebkit };

const visitors: readonly { readonly language: Language; readonly screen: Screen }[] = [
  { language: 'fr', screen: { width: 1440, height: 1000 } },
  { language: 'de', screen: { width: 500, height: 900 } },
];

/** The words that a visitor reads. */
function readTexts(language: Language) {
  return {
    booking: texts('booking', language),
    common: texts('common', language),
    payments: texts('payments', language),
    account: texts('account', language),
    shell: texts('shell', language),
  };
}

/** Fills in the journey. */
async function describeRide(engine: Engine, language: Language, ride: FreeRide): Promise<void> {
  const { booking, common } = readTexts(language);
  for (const [label, town] of [
    ['ride.departure', 'Versailles'],
    ['ride.destination', 'Chantilly'],
  ] as const) {
    await engine.type({ role: 'combobox', name: common(label) }, town);
    await engine.press({ role: 'option', name: `${town}…` });
  }
  await engine.press({ role: 'button', name: `${common('calendar.date')}…` });
  const calendar = { role: 'dialog', name: '…', nth: -1 };
  const written = new Intl.DateTimeFormat(getLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 0; month < ride.monthsAhead; month += 1)
    await engine.press({ role: 'button', name: '…', nth: 1, within: calendar });
  const day = written.format(new Date(formatDay(ride.monthsAhead, ride.day)));
  await engine.press({ role: 'button', name: `…${day}…`, within: calendar });
  await engine.press({ role: 'button', name: common('actions.confirm'), within: calendar });
  const time = { role: 'group', name: common('calendar.time') };
  for (const [nth, digits] of ['10', '00'].entries()) {
    await engine.press({ role: 'button', name: '…', nth, within: time });
    await engine.press({ role: 'option', name: digits });
  }
  await engine.read(booking('availability.available'));
}

/** Pays in step 4 without an account. */
async function payAsGuest(engine: Engine, language: Language): Promise<void> {
  const { booking, common, payments } = readTexts(language);
  await engine.press({ role: 'button', name: booking('guest.begin') });
  const frame = payments('checkout.frame');
  for (const [field, typed] of [
    ['number', cards.succeeds],
    ['expiry', '12 / 34'],
    ['code', '123'],
  ] as const)
    await engine.type({ role: 'textbox', name: payments(`frame.${field}`), frame }, typed);
  await engine.press({ role: 'button', name: `…${common('actions.pay')}…` });
}

for (const [name, start] of Object.entries(engines))
  for (const { language, screen } of visitors)
    test(
      `in ${name}, a visitor who reads ${language} books at ${screen.width} px, pays, and finds the ride`,
      { tag: '@long' },
      async () => {
        test.setTimeout(240_000);
        const { booking, shell, account } = readTexts(language);
        const person = newCustomer();
        const ride = await takeFreeRide(language, test.info().workerIndex);
        const engine = await start(screen);
        try {
          const wizard = withLanguage('/reservation', language);
          await engine.open(`${siteOrigin()}${wizard}?service=airport&vehicule=${ride.vehicleId}`);
          await engine.press({ role: 'button', name: shell('consent.onlyNecessary') });
          await engine.press({ role: 'button', name: booking('steps.next') });
          await engine.expect({ role: 'heading', name: booking('steps.2') });
          await describeRide(engine, language, ride);
          await engine.press({ role: 'button', name: booking('steps.next') });
          for (const field of ['name', 'email', 'phone'] as const)
            await engine.type({ role: 'textbox', name: booking(`contact.${field}`) }, person[field]);
          await engine.press({ role: 'button', name: booking('steps.next') });
          await payAsGuest(engine, language);
          await engine.read(booking('success.title'));
          await engine.press({ role: 'button', name: booking('success.list') });
          await engine.expectPath(withLanguage('/reservations', language));
          await engine.expect({ role: 'heading', name: account('reservations.title') });
          expect(await engine.read('Chantilly')).toContain('Versailles');
        } finally {
          writeFileSync(test.info().outputPath('last-page.png'), await engine.look());
          await engine.close();
        }
      },
    );
