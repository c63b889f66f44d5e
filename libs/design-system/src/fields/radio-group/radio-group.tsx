import { createContext, useContext, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import * as choice from '../choice.module.css';
import * as field from '../field/field.module.css';
import { FieldMessage } from '../field/field.tsx';
import { useEarlyChoice } from '../use-early-choice.ts';
import * as styles from './radio-group.module.css';

interface Group {
  name: string;
  value: string | null;
  onChange: (value: string) => void;
  disabled: boolean;
}

const GroupContext = createContext<Group | null>(null);

function useGroup(): Group {
  const group = useContext(GroupContext);
  if (!group) throw new Error('A Radio or RadioCard must stand in a RadioGroup.');
  return group;
}

export interface RadioGroupProps {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  value: string | null;
  onChange: (value: string) => void;
  /**
   * `panel`: rows in one frame that expand; `rows`: rows with their picture at the start and their mark at the end;
   * `tiles`: pictures side by side, each above its choice. They contain `RadioCard`s.
   */
  layout?: 'stack' | 'inline' | 'panel' | 'rows' | 'tiles' | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A choice of a few options; arrow keys change it. */
export function RadioGroup({
  legend,
  hideLegend,
  value,
  onChange,
  layout = 'stack',
  ...props
}: RadioGroupProps) {
  const { hint, error, name, disabled = false, className, children } = props;
  const made = useId();
  const messageId = hint || error ? `${made}-message` : undefined;
  const groupName = name ?? made;
  const group = useMemo(
    () => ({ name: groupName, value, onChange, disabled }),
    [groupName, value, onChange, disabled],
  );
  const fieldset = useEarlyChoice(group);
  return (
    <fieldset
      ref={fieldset}
      className={cx(field.field, Boolean(error) && styles.invalid, className)}
      aria-describedby={messageId}
      disabled={disabled}
    >
      {hideLegend ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={cx(field.label, styles.legend)}>{legend}</legend>
      )}
      <FieldMessage {...(messageId ? { id: messageId } : {})} hint={hint} error={error} />
      <div className={styles[layout]}>
        <GroupContext value={group}>{children}</GroupContext>
      </div>
    </fieldset>
  );
}

export interface RadioProps {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** At the end of the row, such as a price. */
  trailing?: ReactNode;
  disabled?: boolean | undefined;
}

/** One of the options. */
export function Radio({ value, label, description, trailing, disabled }: RadioProps) {
  const group = useGroup();
  const id = useId();
  const descriptionId = description ? `${id}-description` : undefined;
  const trailingId = trailing ? `${id}-trailing` : undefined;
  return (
    <div className={cx(choice.choice, Boolean(description) && choice.described)}>
      <input
        id={id}
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        disabled={group.disabled || disabled}
        onChange={() => group.onChange(value)}
        className={cx(choice.mark, choice.dot)}
        aria-describedby={[descriptionId, trailingId].filter(Boolean).join(' ') || undefined}
      />
      <span className={choice.words}>
        <label htmlFor={id}>{label}</label>
        {description ? <small id={descriptionId}>{description}</small> : null}
      </span>
      {trailing ? (
        <span id={trailingId} className={choice.trailing}>
          {trailing}
        </span>
      ) : null}
    </div>
  );
}

export type RadioCardProps = RadioProps & {
  /** A picture: at the start of a row, on top of a tile. */
  media?: ReactNode;
  /** Content that opens below the option while it is selected. */
  children?: ReactNode;
};

/** An option with its own frame; in a `panel` it opens its content. */
export function RadioCard({ media, children, ...radio }: RadioCardProps) {
  const group = useGroup();
  const open = children !== undefined && group.value === radio.value;
  return (
    <div className={styles.card}>
      {media ? <span className={styles.media}>{media}</span> : null}
      <Radio {...radio} />
      {open ? <div className={styles.opened}>{children}</div> : null}
    </div>
  );
}
