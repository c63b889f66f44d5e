import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { addRow, insertTable, removeRow } from './rows.ts';
import { articleSchema } from './schema.ts';

const { nodes, marks } = articleSchema;

const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hr.create()).scrollIntoView());
  return true;
};

/** What the buttons of the editor do, in their order. Links and pictures ask for an address first. */
export const tools = {
  strong: toggleMark(marks.strong),
  em: toggleMark(marks.em),
  ul: wrapInList(nodes.ul),
  ol: wrapInList(nodes.ol),
  blockquote: wrapIn(nodes.blockquote),
  lift,
  hr: insertRule,
  table: insertTable,
  addRow,
  removeRow,
  undo,
  redo,
} as const satisfies Readonly<Record<string, Command>>;
export type Tool = keyof typeof tools;

export const lines = ['p', 'h2', 'h3', 'h4'] as const;
export type Line = (typeof lines)[number];

/** Makes the chosen lines text or headings. */
export const setLine = (line: Line): Command => setBlockType(nodes[line]);

/** What the line with the cursor is; undefined for one of another kind. */
export const readLine = ({ selection: { $from } }: EditorState): Line | undefined =>
  lines.find((line) => $from.parent.type === nodes[line]);

function hasMark(
  { selection: { from, to, empty, $from }, storedMarks, doc }: EditorState,
  mark: MarkType,
): boolean {
  if (empty) return mark.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, mark);
}

function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
}

/** Whether what a button sets is set where the cursor is; undefined for a button that sets nothing. */
export function isSet(state: EditorState, tool: Tool): boolean | undefined {
  if (tool === 'strong' || tool === 'em') return hasMark(state, marks[tool]);
  if (tool === 'ul' || tool === 'ol' || tool === 'blockquote') return isInside(state, nodes[tool]);
  return undefined;
}

/** The address of the link at the cursor; undefined without a link. */
export function readLink({ selection: { $from, from, to }, doc }: EditorState): string | undefined {
  let found = marks.a.isInSet($from.marks());
  doc.nodesBetween(from, to, (node) => {
    found ??= marks.a.isInSet(node.marks);
  });
  const href: unknown = found?.attrs['href'];
  return typeof href === 'string' ? href : undefined;
}

/** Links what is chosen, or writes the address itself where nothing is; an empty address removes the link. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const { tr } = state;
    if (href === '') dispatch?.(tr.removeMark(from, to, marks.a));
    else if (empty) dispatch?.(tr.insert(from, articleSchema.text(href, [marks.a.create({ href })])));
    else dispatch?.(tr.removeMark(from, to, marks.a).addMark(from, to, marks.a.create({ href })));
    return true;
  };

/** Inserts a picture of this site, with a caption if there is one. */
export const insertPicture =
  (picture: { readonly src: string; readonly alt: string; readonly caption: string }): Command =>
  (state, dispatch) => {
    const { src, alt, caption } = picture;
    const img = nodes.img.create({ src, alt });
    const told = caption === '' ? [] : [nodes.figcaption.create(null, articleSchema.text(caption))];
    dispatch?.(state.tr.replaceSelectionWith(nodes.figure.create(null, [img, ...told])).scrollIntoView());
    return true;
  };
