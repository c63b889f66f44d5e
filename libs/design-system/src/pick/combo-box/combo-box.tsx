import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type Ref } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '../../cx.ts';
import type { FieldText } from '../../fields/field/field.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { AriaRoot } from '../../overlay/locale/locale.tsx';
import { useFollow } from '../../overlay/use-follow.ts';
import { AriaLabel, AriaMessage, ariaField, boxClass, inputClass } from '../aria-field.tsx';
import type { AriaFieldOptions } from '../aria-field.tsx';
import { Options, popoverClass } from '../options.tsx';
import type { Option } from '../options.tsx';
import { CloseWhenShort } from './close-when-short.tsx';
import { OpenAtOnce } from './open-at-once.tsx';

export type ComboBoxProps = FieldText &
  AriaFieldOptions & {
    /** The text in the field: free text, or the label of a selected item. */
    inputValue: string;
    /** Called for typing, and with the label when an item is selected. */
    onInputChange: (text: string) => void;
    /** Suggestions for the current text, already filtered; they may arrive late. */
    items: readonly Option[];
    onPick: (item: Option) => void;
    /** What is offered before anything is typed. */
    atFirst?: readonly Option[] | undefined;
    /** Called when the field gets the focus. */
    onFocus?: (() => void) | undefined;
    /** Called when the field is left. */
    onBlur?: (() => void) | undefined;
    /**
     * Called with true when the visitor starts to type, and with false once the text is selected, confirmed or left.
     */
    onTypingChange?: ((isTyping: boolean) => void) | undefined;
    loading?: boolean | undefined;
    loadingText: string;
    emptyText: string;
    /** The list opens only after this many characters. */
    minCharacters?: number | undefined;
    placeholder?: string | undefined;
    /** Inside the frame, after the text. */
    trailing?: ReactNode;
    /** A class for the list, which is rendered outside the field: `lacquer` if the field is inside one. */
    listClassName?: string | undefined;
    /** The list is open from the start, without a further letter: the field replaces one that has been typed in. */
    startsOpen?: boolean | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

const none: readonly Option[] = [];

/** A text field with suggestions: arrows move, Enter selects, Escape closes, free text stays. */
export function ComboBox({ ref, ...props }: ComboBoxProps) {
  const {
    inputValue,
    onInputChange,
    items,
    onPick,
    minCharacters = 2,
    loading = false,
    atFirst = none,
  } = props;
  const enough = inputValue.trim().length >= minCharacters;
  const isAtFirst = inputValue === '' && atFirst.length > 0;
  const offered = isAtFirst ? atFirst : items;
  const [hasFocus, setFocus] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isShort = inputValue !== '' && !enough;
  useTyping(hasFocus && (isOpen || isShort), props.onTypingChange);
  const hasNothing = hasFocus && enough && !loading && items.length === 0;
  return (
    <AriaRoot locale={props.locale}>
      <AriaComboBox
        {...ariaField(props)}
        items={enough || isAtFirst ? offered : []}
        inputValue={inputValue}
        onInputChange={onInputChange}
        onChange={(id) => {
          const picked = offered.find((item) => item.id === id);
          if (picked) onPick(picked);
        }}
        onFocus={() => props.onFocus?.()}
        onBlur={() => props.onBlur?.()}
        onFocusChange={setFocus}
        onOpenChange={setOpen}
        allowsCustomValue
        allowsEmptyCollection={enough || isOpen}
        defaultFilter={() => true}
      >
        <AriaLabel {...props} />
        <Group ref={box} className={boxClass()} aria-busy={loading}>
          <Input
            ref={ref ?? null}
            className={inputClass}
            placeholder={props.placeholder ?? ''}
            autoComplete="off"
          />
          {props.trailing}
        </Group>
        {(props.startsOpen && enough) || (isAtFirst && hasFocus) ? <OpenAtOnce /> : null}
        {enough || isAtFirst ? null : <CloseWhenShort />}
        <AriaMessage {...props} />
        {/* Named like React Aria's own list, because an open list hides all others from screen readers. */}
        <VisuallyHidden>
          <span role="status" data-live-announcer>
            {hasNothing ? props.emptyText : null}
          </span>
        </VisuallyHidden>
        <Popover
          className={cx(popoverClass, props.listClassName)}
          offset={4}
          shouldUpdatePosition={useFollow(box, isOpen)}
        >
          <Options empty={loading ? props.loadingText : props.emptyText} />
        </Popover>
      </AriaComboBox>
    </AriaRoot>
  );
}

function useTyping(isTyping: boolean, onTypingChange: ComboBoxProps['onTypingChange']): void {
  const tell = useEffectEvent((is: boolean) => onTypingChange?.(is));
  useEffect(() => {
    if (!isTyping) return;
    tell(true);
    return () => tell(false);
  }, [isTyping]);
}
