interface Option {
  readonly optionText: string;
  readonly isSelected?: boolean;
}

interface Words {
  readonly one: string;
  readonly many: (count: number) => string;
  readonly chosen: string;
  readonly show: string;
  readonly list: string;
}

/** The texts by React Aria's names. The field itself reports an empty list, which may only be late. */
const spoken = ({ one, many, chosen, show, list }: Words) => ({
  countAnnouncement: ({ optionCount }: { optionCount: number }) =>
    ['', one][optionCount] ?? many(optionCount),
  focusAnnouncement: ({ optionText, isSelected }: Option) =>
    isSelected ? `${optionText}, ${chosen}` : optionText,
  selectedAnnouncement: ({ optionText }: Option) => `${optionText}, ${chosen}`,
  buttonLabel: show,
  listboxLabel: list,
});

/** The announcements about a list of suggestions, which replace React Aria's own texts at build time. */
export default {
  'fr-FR': spoken({
    one: 'Une suggestion.',
    many: (count) => `${count} suggestions.`,
    chosen: 'choisi',
    show: 'Afficher les suggestions',
    list: 'Suggestions',
  }),
  'en-US': spoken({
    one: 'One suggestion.',
    many: (count) => `${count} suggestions.`,
    chosen: 'selected',
    show: 'Show suggestions',
    list: 'Suggestions',
  }),
  'de-DE': spoken({
    one: 'Ein Vorschlag.',
    many: (count) => `${count} Vorschläge.`,
    chosen: 'ausgewählt',
    show: 'Vorschläge anzeigen',
    list: 'Vorschläge',
  }),
  'es-ES': spoken({
    one: 'Una sugerencia.',
    many: (count) => `${count} sugerencias.`,
    chosen: 'seleccionado',
    show: 'Mostrar sugerencias',
    list: 'Sugerencias',
  }),
};
