import { Held } from '../../stories/held.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { Pagination } from './pagination.tsx';

export default { component: Pagination } satisfies Meta;

const Pages = ({ texts, first, pages }: { texts: Texts; first: number; pages: number }) => (
  <Held first={first}>
    {(page, set) => (
      <Pagination
        label={`${texts.pages} (${pages})`}
        page={page}
        pages={pages}
        onPage={set}
        previousLabel={texts.previousPage}
        nextLabel={texts.nextPage}
        pageLabel={(number) => `${texts.page} ${number}`}
      />
    )}
  </Held>
);

export const Few: Story = { render: ({ texts }) => <Pages texts={texts} first={1} pages={4} /> };

export const MoreThanFitOnAPhone: Story = {
  render: ({ texts }) => <Pages texts={texts} first={1} pages={5} />,
};

export const InTheMiddleOfMany: Story = {
  render: ({ texts }) => <Pages texts={texts} first={9} pages={20} />,
};
