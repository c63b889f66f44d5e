import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { cx } from '../../cx.ts';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../icons.ts';
import type { Slides } from '../slides/use-slides.ts';
import * as styles from './carousel-controls.module.css';

export interface CarouselTexts {
  previous: string;
  next: string;
  play: string;
  pause: string;
  /** Names a slide, such as "3 sur 12". */
  position: (position: number, count: number) => string;
}

export interface CarouselControlsProps {
  slides: Slides;
  texts: CarouselTexts;
  /** Whether it can play by itself. */
  playable?: boolean | undefined;
  className?: string | undefined;
}

/** Above these numbers of slides, targets do not fit: on a phone, and on a narrow page. */
const mostOnPhone = 3;
const mostOnPage = 6;

/** Previous, next, play or pause, and the position: a line with one part per slide. */
export function CarouselControls({ slides, texts, playable = false, className }: CarouselControlsProps) {
  const { index, count, isPlaying, step, setPlaying } = slides;
  if (count < 2) return null;
  return (
    <div className={cx(styles.controls, className)}>
      <IconButton label={texts.previous} className={styles.arrow} onClick={() => step(-1)}>
        <ChevronLeftIcon aria-hidden size={20} />
      </IconButton>
      <IconButton label={texts.next} className={styles.arrow} onClick={() => step(1)}>
        <ChevronRightIcon aria-hidden size={20} />
      </IconButton>
      {playable ? (
        <IconButton
          label={isPlaying ? texts.pause : texts.play}
          className={styles.arrow}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? <PauseIcon aria-hidden size={18} /> : <PlayIcon aria-hidden size={18} />}
        </IconButton>
      ) : null}
      <div className={cx(styles.dots, count > mostOnPhone && styles.some, count > mostOnPage && styles.many)}>
        {Array.from({ length: count }, (_, at) => (
          <button
            key={at}
            type="button"
            className={styles.dot}
            aria-label={texts.position(at + 1, count)}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => slides.goTo(at)}
          />
        ))}
      </div>
      {count > mostOnPhone ? (
        <span aria-hidden className={styles.figure}>
          {index + 1} / {count}
        </span>
      ) : null}
    </div>
  );
}
