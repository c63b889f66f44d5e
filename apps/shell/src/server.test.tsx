import { siteConfig } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { languages, type Language, type MessageTree } from '@livree/i18n';
import type { PageModule, Remote } from '@livree/platform';
import type { Composition } from '@livree/release';
import { buildSiteConfig } from '@livree/testing/builders';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { render } from './server.tsx';

declare module '@livree/i18n/keys' {
  interface Keys {
    planted: { 'page.title': string };
  }
}

const names: Readonly<Record<Language, string>> = {
  fr: 'réservation',
  en: 'booking',
  es: 'reserva',
  de: 'Buchung',
};

/** The page counts in its language; Spanish lacks the count, so it is French there. */
const buildTexts = (language: Language): MessageTree => ({
  page: { title: `${names[language]}-title` },
  ...(language === 'es'
    ? {}
    : {
        journey: { steps_one: `{{count}} ${names[language]}`, steps_other: `{{count}} ${names[language]}s` },
      }),
});

function Page() {
  const { t } = useTranslation('planted');
  const { t: common } = useTranslation('common');
  return (
    <p>
      {t('page.title')} · {common('actions.close')}
    </p>
  );
}

/** A remote whose parts take their time, so that many renders are under way at once. */
function plantRemote(takeTime: () => Promise<void>): Remote {
  const page: PageModule = {
    Page,
    prefetch: takeTime,
    meta: ({ language }) => ({ title: names[language] }),
  };
  return {
    id: 'planted',
    contract: 2,
    routes: [{ path: '/journey', access: 'public', page: async () => page }],
    slots: {},
    places: [],
    async messages(language) {
      await takeTime();
      return { default: buildTexts(language) };
    },
  };
}

const composition = z.parse(z.custom<Composition>(), {
  id: 'c',
  shell: 's',
  overrides: {},
  remotes: [{ id: 'planted', version: 'v', paths: [{ path: '/journey', access: 'public' }], provides: [] }],
});

const close: Readonly<Record<Language, string>> = {
  fr: 'Fermer',
  en: 'Close',
  es: 'Cerrar',
  de: 'Schließen',
};

test('fifty pages rendered at once in four languages share no text', async () => {
  let turn = 0;
  const takeTime = () => new Promise<void>((resolve) => setTimeout(resolve, (turn++ * 7) % 13));
  const remote = plantRemote(takeTime);
  const asked = Array.from({ length: 50 }, (_, index) => languages[index % languages.length] ?? 'fr');
  const pages = await Promise.all(
    asked.map((language) =>
      render({
        url: '/journey',
        composition,
        language,
        config: z.encode(siteConfig, buildSiteConfig()),
        fetch: async () => new Response(null, { status: 503 }),
        loadServerBundle: async () => ({ remote }),
      }),
    ),
  );
  for (const [index, page] of pages.entries()) {
    const language = asked[index] ?? 'fr';
    expect(page.html, language).toContain(`${names[language]}-title`);
    expect(page.html, language).toContain(close[language]);
    for (const other of languages.filter((each) => each !== language))
      expect(page.html, `${other} in ${language}`).not.toContain(`${names[other]}-title`);
    expect(page.head.title).toBe(names[language]);
    expect(page.state?.messages['planted']).toEqual(buildTexts(language));
  }
});
