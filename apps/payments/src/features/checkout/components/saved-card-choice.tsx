import type { SavedCard } from '@livree/contracts';
import { RadioCard } from '@livree/design-system/fields';
import { useCardFace } from '../../../cards/use-card-face.ts';
import * as styles from './method-choice.module.css';

/** A saved card among the payment methods; it pays with one press. */
export function SavedCardChoice({ card, isHidden }: { card: SavedCard; isHidden: boolean }) {
  const { name, expiry } = useCardFace()(card);
  return (
    <div hidden={isHidden} className={styles.saved}>
      <RadioCard value={card.id} label={name} description={expiry} />
    </div>
  );
}
