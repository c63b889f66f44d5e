import { Avatar, Rating } from '@livree/design-system/display';
import { textLanguage } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { excerpt, ratingKey, type Testimonial } from '../model/testimonials.ts';
import * as styles from './voice.module.css';

/** The length of a review beside the current one, in characters. */
const sideLength = 120;

const sides: Readonly<Record<number, 'left' | 'middle' | 'right'>> = {
  [-1]: 'left',
  0: 'middle',
  1: 'right',
};

interface VoiceProps {
  voice: Testimonial;
  /** 0 in the middle, -1 before it, 1 after it. */
  place: number;
  /** It belongs to the demonstration, and others beside it do not. */
  isMarked: boolean;
}

/** One review, complete in the middle and in a list, truncated at the sides. */
export function Voice({ voice, place, isMarked }: VoiceProps) {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const { t: common } = useTranslation('common');
  const { name, role, rating, text } = voice;
  const side = sides[place];
  return (
    <li className={styles.voice} data-side={side ?? 'none'}>
      <blockquote className={styles.words} lang={textLanguage(voice, language)}>
        {text}
      </blockquote>
      <p aria-hidden className={styles.excerpt}>
        {excerpt(text, sideLength)}
      </p>
      <div className={styles.who}>
        <Avatar name={name} />
        <p>
          {name}
          <br />
          <small className={styles.role}>{role}</small>
        </p>
        <Rating value={rating} label={t('testimonials.rating', { rating, word: t(ratingKey(rating)) })} />
        {isMarked ? <small className={styles.note}>{common('state.demonstration')}</small> : null}
      </div>
    </li>
  );
}
