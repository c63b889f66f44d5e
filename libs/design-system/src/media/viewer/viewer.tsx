import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { CloseButton } from '../../actions/icon-button/icon-button.tsx';
import { CarouselControls, type CarouselTexts } from '../carousel-controls/carousel-controls.tsx';
import { SlideTrack } from '../slides/slide-track.tsx';
import type { Slides } from '../slides/use-slides.ts';
import * as styles from './viewer.module.css';

export interface ViewerProps {
  label: string;
  closeLabel: string;
  texts: CarouselTexts;
  slides: Slides;
  playable?: boolean | undefined;
  onClose: () => void;
  /** The description below the visible slide. */
  caption?: ReactNode;
  /** One child per slide; a picture in it is shown whole. */
  children: ReactNode;
}

const turn: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Shows slides over the full screen while it is rendered. Escape closes, arrows change the slide, Space plays and
 * pauses, a finger swipes. The browser keeps the focus inside and restores it.
 */
export function Viewer({
  label,
  closeLabel,
  texts,
  slides,
  playable,
  onClose,
  caption,
  children,
}: ViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.focus();
    return () => element?.close();
  }, []);

  function useKey(event: KeyboardEvent<HTMLDialogElement>) {
    const by = turn[event.key];
    const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (by !== undefined) {
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      slides.step(isRtl ? (by === 1 ? -1 : 1) : by);
    } else if (event.key === ' ' && playable && !isOnButton) slides.setPlaying(!slides.isPlaying);
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={label}
      className={`${styles.viewer} lacquer`}
      onClose={onClose}
      onKeyDown={useKey}
    >
      <SlideTrack slides={slides} position={texts.position} label={label} className={styles.track}>
        {children}
      </SlideTrack>
      <div className={styles.foot}>
        {caption ? <p className={styles.caption}>{caption}</p> : null}
        <CarouselControls slides={slides} texts={texts} playable={playable} className={styles.controls} />
      </div>
      <CloseButton label={closeLabel} className={styles.close} onClick={onClose} />
    </dialog>
  );
}
