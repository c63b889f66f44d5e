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

/** The texts as React Aria asks for them, by its names. Of an empty list the field itself tells: it may only be late. */
const spoken = ({ one, many, chosen, show, list }: Words) => ({
  countAnnouncement: ({ optionCount }: { optionCount: number }) =>
    ['', one][optionCount] ?? many(optionCount),
  focusAnnouncement: ({ optionText, isSelected }: Option) =>
    isSelected ? `${optionText}, ${chosen}` : optionText,
  selectedAnnouncement: ({ optionText }: Option) => `${optionText}, ${chosen}`,
  buttonLabel: show,
  listboxLabel: list,
});

/** What is read out round a list of suggestions, in place of React Aria's own texts; the build puts it there. */
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
