import { TextLink } from '../actions/text-link/text-link.tsx';
import { DrawnPicture } from '../stories/drawn-picture.tsx';
import type { Texts } from '../stories/texts.ts';
import type { CarouselTexts } from './carousel-controls/carousel-controls.tsx';

/** The controls' texts in the stories of slides. */
export const carouselTexts = (texts: Texts): CarouselTexts => ({
  previous: texts.back,
  next: texts.next,
  play: texts.play,
  pause: texts.pause,
  position: (position, count) => `${position} ${texts.of} ${count}`,
});

/** Three slides, each with a picture and a link. */
export const sampleSlides = (texts: Texts) =>
  [1, 2, 3].map((slide) => (
    <figure key={slide}>
      <DrawnPicture alt={`${texts.illustration} ${slide}`} />
      <TextLink href="#gallery">{texts.more}</TextLink>
    </figure>
  ));
