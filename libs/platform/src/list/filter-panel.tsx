import { FilterPanel as Panel } from '@livree/design-system/navigation';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface FilterPanelProps {
  readonly onApply: () => void;
  readonly onReset: () => void;
  /** The fields: `ChoiceFilter`, `DayFilter`, `SearchFilter`. */
  readonly children: ReactNode;
}

/** Filters of a list, which apply when the button is pressed. */
export function FilterPanel(props: FilterPanelProps) {
  const { t } = useTranslation('common');
  return <Panel {...props} applyLabel={t('actions.apply')} resetLabel={t('actions.reset')} />;
}
