import { isOneOf } from '@livree/contracts';
import { IconButton } from '@livree/design-system/actions';
import { SelectField } from '@livree/design-system/fields';
import {
  BoldIcon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListOrderedIcon,
  MinusIcon,
  OutdentIcon,
  QuoteIcon,
  RedoIcon,
  RowAddIcon,
  RowRemoveIcon,
  TableIcon,
  UndoIcon,
} from '@livree/design-system/icons';
import type { Command, EditorState } from 'prosemirror-state';
import { useTranslation } from 'react-i18next';
import * as styles from './content-editor.module.css';
import { isSet, lines, readLine, setLine, type Tool, tools } from './tools.ts';

const icons = {
  strong: BoldIcon,
  em: ItalicIcon,
  ul: ListIcon,
  ol: ListOrderedIcon,
  blockquote: QuoteIcon,
  lift: OutdentIcon,
  hr: MinusIcon,
  table: TableIcon,
  addRow: RowAddIcon,
  removeRow: RowRemoveIcon,
  undo: UndoIcon,
  redo: RedoIcon,
} as const satisfies Readonly<Record<Tool, typeof BoldIcon>>;

const order = Object.keys(icons).filter((name): name is Tool => name in tools);

interface ToolbarProps {
  readonly state: EditorState | undefined;
  readonly run: (command: Command) => void;
  /** Asks for the address of a link or a picture. */
  readonly onAsk: (asked: 'link' | 'picture') => void;
}

/** The buttons of the editor. What is not possible where the cursor is stays in its place, disabled. */
export function Toolbar({ state, run, onAsk }: ToolbarProps) {
  const { t } = useTranslation('operations');
  return (
    <div role="group" aria-label={t('editor.tools')} className={styles.tools}>
      <SelectField
        label={t('editor.line')}
        hideLabel
        placeholder={t('editor.otherLine')}
        items={lines.map((id) => ({ id, text: t(`editor.${id}`) }))}
        value={(state && readLine(state)) ?? ''}
        onChange={({ target: { value } }) => isOneOf(lines, value) && run(setLine(value))}
        className={styles.line}
      />
      {order.map((tool) => {
        const Icon = icons[tool];
        return (
          <IconButton
            key={tool}
            label={t(`editor.${tool}`)}
            title={t(`editor.${tool}`)}
            aria-pressed={state && isSet(state, tool)}
            disabled={state === undefined || !tools[tool](state)}
            onClick={() => run(tools[tool])}
          >
            <Icon aria-hidden />
          </IconButton>
        );
      })}
      <IconButton label={t('editor.a')} title={t('editor.a')} onClick={() => onAsk('link')}>
        <LinkIcon aria-hidden />
      </IconButton>
      <IconButton label={t('editor.img')} title={t('editor.img')} onClick={() => onAsk('picture')}>
        <ImageIcon aria-hidden />
      </IconButton>
    </div>
  );
}
