import type { GalleryImage } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { Tag } from '@livree/design-system/display';
import { useShell } from '@livree/platform';
import { VehiclePicture } from '@livree/rides/vehicle';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../../frame/use-act.ts';
import { useAskedAct } from '../../../frame/use-asked-act.ts';
import { makeMain } from '../api/make-main.ts';
import { removePicture } from '../api/remove-picture.ts';
import { EditPicture } from './edit-picture.tsx';
import * as styles from './pictures.module.css';

interface PictureEntryProps {
  readonly picture: GalleryImage;
  /** Undefined for the first one. */
  readonly onEarlier: (() => void) | undefined;
  /** Undefined for the last one. */
  readonly onLater: (() => void) | undefined;
}

/** One picture with its texts, and what can be done with it. */
export function PictureEntry({ picture, onEarlier, onLater }: PictureEntryProps) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [isEdited, setEdited] = useState(false);
  const name = picture.title ?? t('picture.untitled');
  const asked = {
    title: t('picture.removeTitle'),
    text: t('picture.removeText', { name }),
    yes: t('picture.removeSubmit'),
  };
  const removal = useAskedAct(() => removePicture(api, picture.id), asked, t('picture.removeFailed'));
  return (
    <li data-row className={styles.entry}>
      <VehiclePicture src={picture.imageUrl} type={picture.vehicle.type} />
      <div className={styles.words}>
        <b>{name}</b>
        {picture.isPrimary && <Tag>{t('picture.main')}</Tag>}
        {picture.description && <p>{picture.description}</p>}
      </div>
      {isEdited ? (
        <EditPicture picture={picture} onEnd={() => setEdited(false)} />
      ) : (
        <div className={styles.acts}>
          <Main picture={picture} />
          <TextLink
            aria-label={t('picture.earlierNamed', { name })}
            disabled={!onEarlier}
            onClick={onEarlier}
          >
            {t('picture.earlier')}
          </TextLink>
          <TextLink aria-label={t('picture.laterNamed', { name })} disabled={!onLater} onClick={onLater}>
            {t('picture.later')}
          </TextLink>
          <TextLink aria-label={t('picture.editNamed', { name })} onClick={() => setEdited(true)}>
            {t('picture.edit')}
          </TextLink>
          <TextLink aria-label={t('picture.removeNamed', { name })} onClick={removal.ask}>
            {t('picture.remove')}
          </TextLink>
        </div>
      )}
      {removal.question}
    </li>
  );
}

function Main({ picture: { id, isPrimary } }: { picture: GalleryImage }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const choose = useAct(() => makeMain(api, id), t('picture.mainFailed'));
  if (isPrimary) return null;
  return <TextLink onClick={() => choose.mutate(undefined)}>{t('picture.makeMain')}</TextLink>;
}
