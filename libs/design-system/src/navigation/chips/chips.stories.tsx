import type { Meta, Story } from '../../stories/story.ts';
import { chipClass, Chips } from './chips.tsx';

export default { component: Chips } satisfies Meta;

export const TheFirstChosen: Story = {
  render: ({ texts }) => (
    <Chips label={texts.settings}>
      {[texts.profile, texts.preferences, texts.privacy].map((words, index) => (
        <a key={words} href="#chips" className={chipClass()} aria-current={index === 0 ? 'true' : undefined}>
          {words}
        </a>
      ))}
    </Chips>
  ),
};
