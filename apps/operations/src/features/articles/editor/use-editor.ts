import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { openEditor } from './open-editor.ts';

interface EditorOptions {
  /** The element that becomes the editor. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly html: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (html: string) => void;
  /** Asks for the address of a link. */
  readonly onLink: () => void;
}

const nothing = () => undefined;

/** An editor of an article's HTML, which follows what is saved while nothing is typed. */
export function useEditor({ place, html, attributes, onChange, onLink }: EditorOptions) {
  const [editor] = useState(openEditor);
  const state = useSyncExternalStore(editor.subscribe, editor.read, nothing);
  const changed = useEffectEvent(onChange);
  const linked = useEffectEvent(onLink);
  const begin = useEffectEvent((element: HTMLElement, edited: typeof editor) =>
    edited.place(element, html, { onChange: (typed) => changed(typed), onLink: () => linked() }),
  );
  useEffect(() => (place.current === null ? undefined : begin(place.current, editor)), [place, editor]);
  useEffect(() => editor.describe(attributes), [editor, attributes]);
  useEffect(() => editor.follow(html, () => linked()), [editor, html]);
  return { state, run: editor.run };
}
