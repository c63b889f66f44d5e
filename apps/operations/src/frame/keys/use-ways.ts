import { useTranslation } from 'react-i18next';
import { entriesFor } from '../entries.ts';
import { places } from '../places.ts';
import { useIsOperator } from '../use-is-operator.ts';

/** Folds case and accents: `vehicule` finds `Véhicule`. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The addresses that the dialog leads to, named: pages and, for a text that is typed, searches. */
export function useWays() {
  const { t } = useTranslation('operations');
  const isOperator = useIsOperator();
  const pages = entriesFor(isOperator).map((entry) => ({
    entry,
    id: places[entry](),
    label: t(`frame.${entry}`),
  }));
  const further = [
    { id: places.newRide(), label: t('newRide.title') },
    ...(isOperator
      ? [
          { id: places.newVehicle(), label: t('fleet.add') },
          { id: places.newMailing(), label: t('newsletter.begin') },
          { id: places.newArticle(), label: t('articles.begin') },
        ]
      : []),
  ];
  const all = [...pages.map(({ id, label }) => ({ id, label })), ...further];
  function find(typed: string) {
    const asked = fold(typed.trim());
    const search = encodeURIComponent(typed.trim());
    return [
      ...all.filter(({ label }) => fold(label).includes(asked)),
      { id: `${places.rides()}?search=${search}`, label: t('keys.inRides', { text: typed.trim() }) },
      { id: `${places.customers()}?search=${search}`, label: t('keys.inCustomers', { text: typed.trim() }) },
    ];
  }
  return { pages, find };
}
