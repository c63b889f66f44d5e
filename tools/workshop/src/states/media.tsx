import { Button, TextLink } from '@livree/design-system/actions';
import * as icons from '@livree/design-system/icons';
import {
  Carousel,
  CarouselControls,
  Picture,
  Thumbnails,
  useSlides,
  Viewer,
  type CarouselTexts,
} from '@livree/design-system/media';
import { Held } from '../held.tsx';
import type { Part } from '../part.ts';
import type { Words } from '../words.ts';
import { DrawnPicture, night } from './drawn.tsx';
import * as styles from './icons.module.css';

export const picture: Part = {
  name: 'Picture',
  from: 'media',
  states: [
    { name: 'arrived', show: (say) => <DrawnPicture alt={say.illustration} /> },
    {
      name: 'its placeholder',
      show: (say) => (
        <Picture src={night} placeholder={night} width={640} height={360} alt={say.illustration} />
      ),
    },
  ],
};

const textsOf = (say: Words): CarouselTexts => ({
  previous: say.back,
  next: say.next,
  play: say.play,
  pause: say.pause,
  position: (position, count) => `${position} ${say.of} ${count}`,
});

const slidesOf = (say: Words) =>
  [1, 2, 3].map((slide) => (
    <figure key={slide}>
      <DrawnPicture alt={`${say.illustration} ${slide}`} />
      <TextLink href="#gallery">{say.more}</TextLink>
    </figure>
  ));

const Gallery = ({ say }: { say: Words }) => (
  <Carousel label={say.gallery} texts={textsOf(say)} slides={useSlides({ count: 3 })}>
    {slidesOf(say)}
  </Carousel>
);

const Small = ({ say }: { say: Words }) => (
  <Thumbnails
    label={say.gallery}
    slides={useSlides({ count: 3 })}
    items={[1, 2, 3].map((id) => ({
      id,
      name: `${say.illustration} ${id}`,
      picture: <DrawnPicture alt="" />,
    }))}
  />
);

const Controls = ({ say, count }: { say: Words; count: number }) => (
  <CarouselControls texts={textsOf(say)} slides={useSlides({ count, interval: 4000 })} playable />
);

export const carousel: Part = {
  name: 'Carousel',
  from: 'media',
  with: ['CarouselControls', 'Thumbnails'],
  states: [
    { name: 'three slides', show: (say) => <Gallery say={say} /> },
    { name: 'thumbnails', show: (say) => <Small say={say} /> },
    { name: 'controls of many', show: (say) => <Controls say={say} count={20} /> },
  ],
};

const FullScreen = ({ say, onClose }: { say: Words; onClose: () => void }) => (
  <Viewer
    label={say.gallery}
    closeLabel={say.close}
    texts={textsOf(say)}
    slides={useSlides({ count: 3 })}
    onClose={onClose}
  >
    {slidesOf(say)}
  </Viewer>
);

export const viewer: Part = {
  name: 'Viewer',
  from: 'media',
  states: [
    {
      name: 'opens',
      opens: true,
      show: (say) => (
        <Held first={false}>
          {(open, set) => (
            <>
              <Button variant="secondary" onClick={() => set(true)}>
                {say.gallery}
              </Button>
              {open ? <FullScreen say={say} onClose={() => set(false)} /> : null}
            </>
          )}
        </Held>
      ),
    },
  ],
};

export const iconSet: Part = {
  name: 'Icons',
  from: 'icons',
  states: [
    {
      name: 'all',
      show: () => (
        <div className={styles.icons}>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} aria-hidden />
          ))}
        </div>
      ),
    },
  ],
};
