import type { listRoutes } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { everyManaged, getState, type SummaryRow } from '../../blog/index.ts';
import type { ListFile } from '../register-list-file.ts';

/** The articles as a file, titled in the language of its reader. */
export const articlesFile = ({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): ListFile<typeof listRoutes.articles, SummaryRow> => ({
  rows: ({ query }, { language }) => everyManaged(db, query.state, { now: clock.now(), language }),
  columns: ({ t, moment }) => [
    [t('column.title'), ({ title }) => title],
    [t('column.address'), ({ slug }) => slug],
    [t('column.category'), (row) => row.category_name],
    [t('column.status'), (row) => t(`article.${getState(row.published_at, clock.now())}`)],
    [t('column.publishedAt'), (row) => moment(row.published_at)],
    [t('column.editedAt'), (row) => moment(row.updated_at)],
    [t('column.languages'), ({ languages }) => languages.join(' ')],
  ],
});
