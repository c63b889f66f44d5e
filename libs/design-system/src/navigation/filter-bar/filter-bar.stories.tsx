import { Held } from '../../stories/held.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { FilterBar } from './filter-bar.tsx';

export default { component: FilterBar } satisfies Meta;

const Filters = ({ texts, first }: { texts: Texts; first: boolean }) => (
  <Held first={first}>
    {(open, set) => (
      <FilterBar open={open} onToggle={() => set(!open)} toggleLabel={open ? texts.hide : texts.show}>
        {texts.ridesWhy}
      </FilterBar>
    )}
  </Held>
);

export const Closed: Story = { render: ({ texts }) => <Filters texts={texts} first={false} /> };

export const Open: Story = { render: ({ texts }) => <Filters texts={texts} first /> };
