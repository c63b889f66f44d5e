import { Button } from '../../actions/button/button.tsx';
import { Held } from '../../stories/held.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { carouselTexts, sampleSlides } from '../sample-slides.tsx';
import { useSlides } from '../slides/use-slides.ts';
import { Viewer } from './viewer.tsx';

export default { component: Viewer } satisfies Meta;

const FullScreen = ({ texts, onClose }: { texts: Texts; onClose: () => void }) => (
  <Viewer
    label={texts.gallery}
    closeLabel={texts.close}
    texts={carouselTexts(texts)}
    slides={useSlides({ count: 3 })}
    onClose={onClose}
  >
    {sampleSlides(texts)}
  </Viewer>
);

export const Opens: Story = {
  parameters: { opens: true },
  render: ({ texts }) => (
    <Held first={false}>
      {(open, set) => (
        <>
          <Button variant="secondary" onClick={() => set(true)}>
            {texts.gallery}
          </Button>
          {open ? <FullScreen texts={texts} onClose={() => set(false)} /> : null}
        </>
      )}
    </Held>
  ),
};
