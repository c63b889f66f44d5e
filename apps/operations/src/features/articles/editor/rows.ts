import type { Node, NodeType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { articleSchema } from './schema.ts';

const { nodes } = articleSchema;

/** The row of a table in which the cursor is. */
function findRow({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === nodes.tr)
      return {
        row: $from.node(depth),
        start: $from.before(depth),
        end: $from.after(depth),
        body: $from.node(depth - 1),
      };
  return undefined;
}

const emptyCell = (type: NodeType): Node => type.create(null, nodes.p.create());

/** Adds an empty row below the one with the cursor. */
export const addRow: Command = (state, dispatch) => {
  const found = findRow(state);
  if (found === undefined) return false;
  const cells = found.row.children.map(() => emptyCell(nodes.td));
  dispatch?.(state.tr.insert(found.end, nodes.tr.create(null, cells)).scrollIntoView());
  return true;
};

/** Removes the row with the cursor, unless it is the last one of its part. */
export const removeRow: Command = (state, dispatch) => {
  const found = findRow(state);
  if (found === undefined || found.body.childCount === 1) return false;
  dispatch?.(state.tr.delete(found.start, found.end).scrollIntoView());
  return true;
};

/** Inserts a table of two columns with a head and a row. */
export const insertTable: Command = (state, dispatch) => {
  const row = (type: NodeType) => nodes.tr.create(null, [emptyCell(type), emptyCell(type)]);
  const table = nodes.table.create(null, [
    nodes.thead.create(null, row(nodes.th)),
    nodes.tbody.create(null, row(nodes.td)),
  ]);
  dispatch?.(state.tr.replaceSelectionWith(table).scrollIntoView());
  return true;
};
