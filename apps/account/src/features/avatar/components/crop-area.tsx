import { cx } from '@livree/design-system/cx';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import type { Cut } from '../model/cut-picture.ts';
import * as styles from './crop-dialog.module.css';

interface CropAreaProps {
  readonly source: string;
  readonly onCut: (cut: Cut) => void;
  readonly onUnreadable: () => void;
}

const nearest = 4;

/** A picture behind a circle: drag or use the arrow keys to move it, and the slider, wheel or two fingers to zoom. */
export function CropArea({ source, onCut, onUnreadable }: CropAreaProps) {
  const { t } = useTranslation('account');
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const zoomId = useId();
  return (
    <>
      <p>{t('avatar.cropHint')}</p>
      <div className={styles.area}>
        <Cropper
          image={source}
          aspect={1}
          cropShape="round"
          showGrid={false}
          crop={place}
          zoom={zoom}
          maxZoom={nearest}
          keyboardStep={5}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onCut(pixels)}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': t('avatar.cropArea') }}
          // The content policy refuses the library's own style sheet.
          disableAutomaticStylesInjection
          classes={{
            containerClassName: cx(styles.frame),
            mediaClassName: cx(styles.media),
            cropAreaClassName: cx(styles.circle),
          }}
        />
      </div>
      <label htmlFor={zoomId} className={styles.zoom}>
        {t('avatar.zoom')}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={nearest}
          step={0.1}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </>
  );
}
