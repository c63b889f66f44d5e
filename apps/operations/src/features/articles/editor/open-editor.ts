import { history } from 'prosemirror-history';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { readArticle, writeArticle } from './article-html.ts';
import { editorKeys } from './keys.ts';
import { pasteHandlers } from './paste.ts';

interface EditorEvents {
  readonly onChange: (html: string) => void;
  /** Asks for the address of a link. */
  readonly onLink: () => void;
}

/** An editor of an article's HTML that has no place yet: React shows its state, and ProseMirror its content. */
export function openEditor() {
  const listeners = new Set<() => void>();
  let view: EditorView | undefined;
  /** The HTML that the editor shows, as it came in or went out. */
  let known = '';

  function show(state: EditorState | undefined): void {
    if (state) view?.updateState(state);
    for (const listener of listeners) listener();
  }

  const begin = (html: string, onLink: () => void): EditorState =>
    EditorState.create({ doc: readArticle(html), plugins: [history(), ...editorKeys(onLink)] });

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: (): EditorState | undefined => view?.state,
    /** Makes an element the editor. Returns how to end it. */
    place(element: HTMLElement, html: string, { onChange, onLink }: EditorEvents): () => void {
      known = html;
      const placed = new EditorView(element, {
        state: begin(html, onLink),
        handleDOMEvents: pasteHandlers,
        dispatchTransaction(transaction) {
          const next = placed.state.apply(transaction);
          if (transaction.docChanged) known = writeArticle(next.doc);
          show(next);
          if (transaction.docChanged) onChange(known);
        },
      });
      view = placed;
      show(undefined);
      return () => {
        placed.destroy();
        view = undefined;
        show(undefined);
      };
    },
    /** Takes over HTML that was saved elsewhere. */
    follow(html: string, onLink: () => void): void {
      if (view === undefined || html === known) return;
      known = html;
      show(begin(html, onLink));
    },
    describe: (attributes: Readonly<Record<string, string>>): void =>
      view?.setProps({ attributes: { ...attributes } }),
    run(command: Command): void {
      if (view === undefined) return;
      command(view.state, view.dispatch, view);
      view.focus();
    },
  };
}
