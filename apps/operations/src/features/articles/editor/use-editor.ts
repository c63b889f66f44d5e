import { history } from 'prosemirror-history';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readArticle, writeArticle } from './article-html.ts';
import { editorKeys } from './keys.ts';
import { pasteHandlers } from './paste.ts';

interface EditorOptions {
  /** The element that becomes the editor. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly html: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (html: string) => void;
  /** Asks for the address of a link. */
  readonly onLink: () => void;
}

/** An editor of an article's HTML, which follows what is saved while nothing is typed. */
export function useEditor({ place, html, attributes, onChange, onLink }: EditorOptions) {
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  /** The HTML that the editor shows, as it came in or went out. */
  const known = useRef(html);
  const begin = useEffectEvent((): EditorState =>
    EditorState.create({ doc: readArticle(html), plugins: [history(), ...editorKeys(() => onLinkNow())] }),
  );
  const onLinkNow = useEffectEvent(onLink);
  const onEdit = useEffectEvent((next: EditorState) => {
    known.current = writeArticle(next.doc);
    onChange(known.current);
  });

  useEffect(() => {
    if (place.current === null) return undefined;
    const made = new EditorView(place.current, {
      state: begin(),
      handleDOMEvents: pasteHandlers,
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction);
        made.updateState(next);
        setState(next);
        if (transaction.docChanged) onEdit(next);
      },
    });
    setView(made);
    setState(made.state);
    return () => made.destroy();
  }, [place]);

  useEffect(() => view?.setProps({ attributes: { ...attributes } }), [view, attributes]);

  const follow = useEffectEvent(() => {
    if (view === undefined || html === known.current) return;
    known.current = html;
    const next = begin();
    view.updateState(next);
    setState(next);
  });
  useEffect(() => follow(), [html]);

  return {
    state,
    run(command: Command): void {
      if (view === undefined) return;
      command(view.state, view.dispatch, view);
      view.focus();
    },
  };
}
