import { avatarTypes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { cx } from '@livree/design-system/cx';
import { Avatar } from '@livree/design-system/display';
import { FieldMessage } from '@livree/design-system/fields';
import { useLanguage, useSession } from '@livree/platform';
import { lazy, Suspense, useId, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { findPictureFault } from '../model/check-picture.ts';
import { writePictureFault } from '../model/write-picture-fault.ts';
import * as styles from './avatar-editor.module.css';

const CropDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'avatar' */ './crop-dialog.tsx')).CropDialog,
}));
const RemoveDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'avatar' */ './remove-dialog.tsx')).RemoveDialog,
}));

/** The customer's picture: select or drop, crop to a circle, remove. */
export function AvatarEditor() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const session = useSession();
  const [source, setSource] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  if (session.status !== 'signed-in') return null;
  const { name, avatar } = session.user;

  async function take(chosen: File | undefined): Promise<void> {
    const found = findPictureFault(chosen);
    setFault(found && (await writePictureFault(found, language)));
    if (found === undefined && chosen) setSource(URL.createObjectURL(chosen));
  }

  function close(): void {
    if (source !== undefined) URL.revokeObjectURL(source);
    setSource(undefined);
  }

  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <div
      className={cx(styles.editor, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Avatar name={name} picture={avatar && `/storage/${avatar}`} size="large" />
      <div className={styles.acts}>
        <input
          ref={input}
          type="file"
          hidden
          accept={avatarTypes.join()}
          aria-label={t('avatar.choose')}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button variant="secondary" slim aria-describedby={hintId} onClick={() => input.current?.click()}>
          {t(avatar ? 'avatar.change' : 'avatar.choose')}
        </Button>
        {avatar && (
          <Button variant="danger" slim onClick={() => setRemoving(true)}>
            {t('avatar.remove')}
          </Button>
        )}
        <div role={fault === undefined ? undefined : 'alert'}>
          <FieldMessage id={hintId} hint={t('avatar.hint')} error={fault} />
        </div>
      </div>
      <Suspense fallback={null}>
        {source !== undefined && (
          <CropDialog
            source={source}
            onClose={close}
            onRefused={(words) => {
              close();
              setFault(words);
            }}
          />
        )}
        {isRemoving && <RemoveDialog onClose={() => setRemoving(false)} />}
      </Suspense>
    </div>
  );
}
