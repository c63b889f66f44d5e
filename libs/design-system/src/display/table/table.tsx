import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import * as styles from './table.module.css';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures and actions align at the end of their column. */
  align?: 'end' | undefined;
  /** On a phone, a row shows its first column in full, and the others below: `start`, `end`, or hidden. */
  phone?: 'start' | 'end' | 'hidden' | undefined;
}

export interface TableProps<Row> {
  /** For screen readers; visibly, a table has a heading above it. */
  caption: ReactNode;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string | undefined;
}

const look = <Row,>({ align, phone = 'start' }: Column<Row>): string =>
  cx(align && styles.alignEnd, styles[phone]);

/** Rows and columns. Up to 900 px each row is a separate entry, without column headings. */
export function Table<Row>({ caption, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    <table className={cx(styles.table, className)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={look(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.id} scope="row" className={look(column)}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.id} className={look(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
