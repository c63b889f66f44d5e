import type { GalleryImage } from '@livree/contracts';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { ReadState } from '../../../frame/read-state.tsx';
import { useAct } from '../../../frame/use-act.ts';
import { orderPictures } from '../api/order-pictures.ts';
import { picturesQuery } from '../api/pictures-query.ts';
import { AddPicture } from './add-picture.tsx';
import { PictureEntry } from './picture-entry.tsx';
import * as styles from './pictures.module.css';
import * as parts from './vehicle.module.css';

/** The pictures of a vehicle: in which order, which one stands for it, and what is said of each. */
export function Pictures({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const pictures = useQuery(picturesQuery(api, vehicleId));
  return (
    <section className={parts.part}>
      <h2>{t('picture.title')}</h2>
      <ReadState read={pictures} failed={t('picture.loadFailed')}>
        {(found) =>
          found.length === 0 ? (
            <p className={parts.told}>{t('picture.none')}</p>
          ) : (
            <Ordered pictures={found} />
          )
        }
      </ReadState>
      <AddPicture vehicleId={vehicleId} />
    </section>
  );
}

function Ordered({ pictures }: { pictures: readonly GalleryImage[] }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const order = useAct((ids: readonly number[]) => orderPictures(api, ids), t('picture.orderFailed'));
  const ids = pictures.map(({ id }) => id);
  /** Moves a picture by one place. */
  const move = (index: number, step: 1 | -1) => {
    const moved = ids[index];
    if (moved === undefined) return;
    const rest = ids.toSpliced(index, 1);
    order.mutate(rest.toSpliced(index + step, 0, moved));
  };
  return (
    <ol className={styles.pictures}>
      {pictures.map((picture, index) => (
        <PictureEntry
          key={picture.id}
          picture={picture}
          onEarlier={index === 0 ? undefined : () => move(index, -1)}
          onLater={index === pictures.length - 1 ? undefined : () => move(index, 1)}
        />
      ))}
    </ol>
  );
}
