import { TextLink } from '@livree/design-system/actions';
import { Tag } from '@livree/design-system/display';
import type { FrameTexts } from '../model/frame-texts.ts';
import { testCards } from '../model/test-cards.ts';
import * as styles from './test-card-legend.module.css';

/** The sandbox's test cards and their effects; pressing a number fills it in. */
export const TestCardLegend = ({
  texts,
  onPick,
}: {
  texts: FrameTexts;
  onPick: (number: string) => void;
}) => (
  <details className={styles.legend}>
    <summary>
      {texts['legend']} <Tag className={`${styles.mark}`}>{texts['test']}</Tag>
    </summary>
    <dl className={styles.cards}>
      {testCards.map(({ number, method }) => (
        <div key={number}>
          <dt>
            <TextLink onClick={() => onPick(number)}>{number}</TextLink>
          </dt>
          <dd>{texts[`card_${method}`]}</dd>
        </div>
      ))}
    </dl>
    <p>{texts['legendNote']}</p>
  </details>
);
