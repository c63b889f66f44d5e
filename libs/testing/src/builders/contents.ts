import type { SiteAbout, SiteFaq, SiteHours, SiteTimeline } from '@livree/contracts';

/** Texts of a fictional operator about the company; some exist in French only. */
export function buildAbout(): SiteAbout {
  return {
    story: [
      {
        fr: 'Une voiture, un téléphone, une promesse : être là avant l’heure.',
        de: 'Ein Wagen, ein Telefon, ein Versprechen: vor der Zeit da sein.',
      },
    ],
    values: [
      {
        title: { fr: 'La discrétion', de: 'Diskretion' },
        text: { fr: 'Ce qui se dit à bord y reste.', de: 'Was an Bord gesagt wird, bleibt dort.' },
      },
    ],
    voice: {
      text: { fr: 'Tout le travail s’est fait avant.', de: 'Die ganze Arbeit war vorher getan.' },
      name: 'S. B.',
      role: { fr: 'Chauffeur depuis 2015', de: 'Chauffeur seit 2015' },
    },
    mission: { fr: 'Conduire chacun à l’heure.' },
    vision: { fr: 'Une maison que l’on se recommande.' },
  };
}

export function buildTimeline(): SiteTimeline {
  const entry = (year: number, title: string, icon: string) => ({
    year,
    title: { fr: title },
    description: { fr: `${title}, en ${year}.` },
    icon,
  });
  return {
    entries: [
      entry(2015, 'La première berline', 'key'),
      entry(2019, 'Alger', 'globe'),
      entry(2023, 'Le prix avant le départ', 'star'),
    ],
  };
}

export function buildFaq(): SiteFaq {
  return {
    questions: [
      {
        question: { fr: 'Puis-je annuler ?', de: 'Kann ich stornieren?' },
        answer: {
          fr: 'Seul et sans frais jusqu’à {selfServiceHours} heures avant.',
          de: 'Selbst und kostenlos bis {selfServiceHours} Stunden vorher.',
        },
      },
      {
        question: { fr: 'Et si mon vol a du retard ?' },
        answer: { fr: 'Le chauffeur règle son arrivée sur la vôtre.' },
      },
    ],
  };
}

export function buildHours(): SiteHours {
  return {
    isPhoneAlways: true,
    week: [1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:00', closes: '20:00' })),
  };
}
