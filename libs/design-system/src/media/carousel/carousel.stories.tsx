import { DrawnPicture } from '../../stories/drawn-picture.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { CarouselControls } from '../carousel-controls/carousel-controls.tsx';
import { carouselTexts, sampleSlides } from '../sample-slides.tsx';
import { useSlides } from '../slides/use-slides.ts';
import { Thumbnails } from '../thumbnails/thumbnails.tsx';
import { Carousel } from './carousel.tsx';

export default { component: Carousel, subcomponents: { CarouselControls, Thumbnails } } satisfies Meta;

const Gallery = ({ texts }: { texts: Texts }) => (
  <Carousel label={texts.gallery} texts={carouselTexts(texts)} slides={useSlides({ count: 3 })}>
    {sampleSlides(texts)}
  </Carousel>
);

const Small = ({ texts }: { texts: Texts }) => (
  <Thumbnails
    label={texts.gallery}
    slides={useSlides({ count: 3 })}
    items={[1, 2, 3].map((id) => ({
      id,
      name: `${texts.illustration} ${id}`,
      picture: <DrawnPicture alt="" />,
    }))}
  />
);

const Controls = ({ texts, count }: { texts: Texts; count: number }) => (
  <CarouselControls texts={carouselTexts(texts)} slides={useSlides({ count, interval: 4000 })} playable />
);

export const ThreeSlides: Story = { render: ({ texts }) => <Gallery texts={texts} /> };

export const SmallPictures: Story = { name: 'thumbnails', render: ({ texts }) => <Small texts={texts} /> };

export const ControlsOfMany: Story = { render: ({ texts }) => <Controls texts={texts} count={20} /> };
