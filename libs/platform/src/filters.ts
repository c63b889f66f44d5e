export { FilterPanel } from './list/filter-panel.tsx';
export { ChoiceFilter, DayFilter, SearchFilter } from './list/filters.tsx';
