import { FieldMessage } from '@livree/design-system/fields';
import { useId, useMemo, useRef, useState } from 'react';
import * as styles from './content-editor.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { Toolbar } from './toolbar.tsx';
import { insertPicture, readLink, setLink } from './tools.ts';
import { useEditor } from './use-editor.ts';

interface ContentEditorProps {
  readonly label: string;
  readonly language: string;
  readonly html: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onChange: (html: string) => void;
}

/** Edits the content of an article as readers see it: headings, lists, links, pictures, tables. */
export function ContentEditor({ label, language, html, hint, error, onChange }: ContentEditorProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<'link' | 'picture'>();
  const isFaulty = error !== undefined;
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-message`,
      lang: language,
      ...(isFaulty ? { 'aria-invalid': 'true' } : {}),
    }),
    [id, language, isFaulty],
  );
  const { state, run } = useEditor({ place, html, attributes, onChange, onLink: () => setAsked('link') });
  const close = () => setAsked(undefined);
  return (
    <div className={styles.field}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <Toolbar state={state} run={run} onAsk={setAsked} />
      <div ref={place} className={styles.area} />
      <FieldMessage id={`${id}-message`} hint={hint} error={error} />
      {asked === 'link' && state && (
        <LinkDialog
          href={readLink(state) ?? ''}
          onLink={(href) => {
            close();
            run(setLink(href));
          }}
          onClose={close}
        />
      )}
      {asked === 'picture' && (
        <PictureDialog
          onPicture={(picture) => {
            close();
            run(insertPicture(picture));
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
