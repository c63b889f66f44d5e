import { Button } from '../../actions/button/button.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import { EmptyState } from './empty-state.tsx';

export default { component: EmptyState } satisfies Meta;

export const WithAWayOn: Story = {
  render: ({ texts }) => (
    <EmptyState title={texts.noRides} action={<Button href="#book">{texts.book}</Button>}>
      {texts.noRidesWhy}
    </EmptyState>
  ),
};

export const WordsAlone: Story = { render: ({ texts }) => <EmptyState title={texts.noRides} level={3} /> };
