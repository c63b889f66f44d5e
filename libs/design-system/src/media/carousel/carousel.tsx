import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { CarouselControls, type CarouselTexts } from '../carousel-controls/carousel-controls.tsx';
import { SlideTrack } from '../slides/slide-track.tsx';
import type { Slides } from '../slides/use-slides.ts';
import * as styles from './carousel.module.css';

export interface CarouselProps {
  /** Names the carousel for screen readers. */
  label: string;
  texts: CarouselTexts;
  slides: Slides;
  /** Whether it can play by itself. */
  playable?: boolean | undefined;
  /** Shown after the controls. */
  actions?: ReactNode;
  className?: string | undefined;
  /** One child per slide. */
  children: ReactNode;
}

/** The reasons to pause a playing carousel. */
type Hold = 'pointer' | 'focus' | 'away';

/**
 * Shows one slide at a time; swipes, buttons or a timer change it. It pauses while the pointer or the focus is on the
 * slide, and while it is not visible.
 */
export function Carousel({ label, texts, slides, playable, actions, className, children }: CarouselProps) {
  const region = useRef<HTMLElement>(null);
  const holds = useRef(new Set<Hold>());
  const hold = (by: Hold, isHeld: boolean): void => {
    if (isHeld) holds.current.add(by);
    else holds.current.delete(by);
    slides.hold(holds.current.size > 0);
  };
  const see = useEffectEvent((isSeen: boolean) => hold('away', !isSeen));
  useEffect(() => {
    if (region.current === null) return undefined;
    const sight = new IntersectionObserver((entries) => see(entries.some((entry) => entry.isIntersecting)));
    sight.observe(region.current);
    return () => sight.disconnect();
  }, []);
  return (
    <section ref={region} aria-label={label} className={cx(styles.carousel, className)}>
      <div
        onPointerEnter={({ pointerType }) => hold('pointer', pointerType === 'mouse')}
        onPointerLeave={() => hold('pointer', false)}
        onFocus={({ target }) => hold('focus', target.matches(':focus-visible'))}
        onBlur={() => hold('focus', false)}
      >
        <SlideTrack slides={slides} position={texts.position}>
          {children}
        </SlideTrack>
      </div>
      <div className={styles.foot}>
        <CarouselControls slides={slides} texts={texts} playable={playable} className={styles.controls} />
        {actions}
      </div>
    </section>
  );
}
