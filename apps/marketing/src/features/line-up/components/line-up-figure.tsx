import { Skeleton } from '@livree/design-system/feedback';
import { Picture } from '@livree/design-system/media';
import { Link, paths } from '@livree/platform';
import { bodyShape, CarSide, pictureNote, roomText, type StartingPrice } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import type { LineUpPicture } from '../model/line-up.ts';
import * as styles from './line-up.module.css';

interface LineUpFigureProps {
  name: string;
  type: string;
  seats: number;
  luggage?: number | undefined;
  price: StartingPrice;
  picture?: LineUpPicture | null | undefined;
}

/** One vehicle: its side view, name, room and price. */
export function LineUpFigure({ name, type, seats, luggage, price, picture }: LineUpFigureProps) {
  const { t: common } = useTranslation('common');
  return (
    <figure className={styles.figure}>
      <VehicleView type={type} picture={picture ?? null} />
      <figcaption className={styles.caption}>
        <Link to={`${paths.vehicles()}?type=${encodeURIComponent(type)}`} className={styles.name}>
          {name}
        </Link>
        <b>{price.amount}</b>
        <span>{roomText({ seats, luggageCapacity: luggage }, common)}</span>
        <span>{price.unit}</span>
        <span>{pictureNote(picture?.src ?? null, common)}</span>
      </figcaption>
    </figure>
  );
}

/** Decorative, because the name is below. */
function VehicleView({ type, picture }: { type: string; picture: LineUpPicture | null }) {
  if (picture === null) {
    return (
      <div className={styles.picture}>
        <CarSide shape={bodyShape(type)} />
      </div>
    );
  }
  if (picture.kind === 'photograph') {
    return <img className={styles.photograph} src={picture.src} alt="" loading="lazy" decoding="async" />;
  }
  const { src, sources, width, height, placeholder } = picture;
  return (
    <Picture
      {...{ src, sources, width, height, placeholder }}
      fill
      alt=""
      sizes="(max-width: 900px) 420px, 33vw"
      className={styles.illustration}
    />
  );
}

/** Three skeletons with the final shape. */
export function LineUpSkeleton() {
  return (
    <div className={styles.row} aria-busy>
      {['saloon', 'suv', 'van'].map((shape) => (
        <div key={shape} className={styles.figure}>
          <div className={styles.picture} />
          <div className={styles.caption}>
            <Skeleton className={styles.nameBone} />
            <span />
            <Skeleton className={styles.roomBone} />
          </div>
        </div>
      ))}
    </div>
  );
}
