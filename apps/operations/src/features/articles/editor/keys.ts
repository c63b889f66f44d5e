import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { articleSchema } from './schema.ts';
import { setLine, tools } from './tools.ts';

const { nodes } = articleSchema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.br.create()).scrollIntoView());
  return true;
};

/**
 * The keys of the editor. Tab is none of them: it leaves the editor, so that nobody is caught in it (WCAG 2.1.2).
 * @param onLink asks for the address of a link
 */
export const editorKeys = (onLink: () => void): Plugin[] => [
  keymap({
    'Mod-b': tools.strong,
    'Mod-i': tools.em,
    'Mod-z': tools.undo,
    'Mod-y': tools.redo,
    'Mod-Shift-z': tools.redo,
    'Mod-k': () => {
      onLink();
      return true;
    },
    'Mod-Alt-0': setLine('p'),
    'Mod-Alt-2': setLine('h2'),
    'Mod-Alt-3': setLine('h3'),
    'Mod-Alt-4': setLine('h4'),
    'Mod-]': sinkListItem(nodes.li),
    'Mod-[': liftListItem(nodes.li),
    Enter: splitListItem(nodes.li),
    'Shift-Enter': chainCommands(exitCode, breakLine),
  }),
  keymap(baseKeymap),
];
