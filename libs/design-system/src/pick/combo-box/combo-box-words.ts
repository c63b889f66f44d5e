import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };

interface Option {
  readonly optionText: string;
  readonly isSelected?: boolean;
}

/** The texts by React Aria's names. The field itself reports an empty list, which may only be late. */
const spoken = (texts: typeof fr) => {
  const say = (key: keyof typeof fr): string => texts[key];
  return {
    countAnnouncement: ({ optionCount }: { optionCount: number }) =>
      ['', say('suggestions_one')][optionCount] ??
      say('suggestions_other').replace('{{count}}', String(optionCount)),
    focusAnnouncement: ({ optionText, isSelected }: Option) =>
      isSelected ? `${optionText}, ${say('chosen')}` : optionText,
    selectedAnnouncement: ({ optionText }: Option) => `${optionText}, ${say('chosen')}`,
    buttonLabel: say('show'),
    listboxLabel: say('list'),
  };
};

/** The announcements about a list of suggestions, which replace React Aria's own texts at build time. */
export default {
  'fr-FR': spoken(fr),
  'en-US': spoken(en),
  'de-DE': spoken(de),
  'es-ES': spoken(es),
};
