import { DOMParser, Fragment, Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';
import { articleSchema } from './schema.ts';

/** What a browser that has it parses without running it; Trusted Types forbid every other way. */
const canParse = (holder: HTMLElement): holder is HTMLElement & { setHTML: (html: string) => void } =>
  'setHTML' in holder;

function readRich(html: string): Slice | undefined {
  const holder = document.createElement('div');
  if (html === '' || !canParse(holder)) return undefined;
  holder.setHTML(html);
  return DOMParser.fromSchema(articleSchema).parseSlice(holder);
}

/** Each line a paragraph. */
function readPlain(text: string): Slice {
  const { p } = articleSchema.nodes;
  const lines = text.split(/(?:\r?\n)+/).filter((line) => line.trim() !== '');
  const paragraphs = lines.map((line) => p.create(null, articleSchema.text(line)));
  return new Slice(Fragment.from(paragraphs), 1, 1);
}

/** Takes pasted or dropped text, as the elements of an article where the browser can read them, else as plain paragraphs. */
function take(view: EditorView, data: DataTransfer | null): void {
  const text = data?.getData('text/plain') ?? '';
  const slice =
    readRich(data?.getData('text/html') ?? '') ?? (text.trim() === '' ? undefined : readPlain(text));
  if (slice) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
}

/** In place of the library's own handlers, which parse HTML in a way that the site's policy refuses. */
export const pasteHandlers = {
  paste(view: EditorView, event: ClipboardEvent): boolean {
    event.preventDefault();
    take(view, event.clipboardData);
    return true;
  },
  drop(view: EditorView, event: DragEvent): boolean {
    event.preventDefault();
    take(view, event.dataTransfer);
    return true;
  },
};
