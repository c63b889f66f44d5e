import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import { Counters } from './counters.tsx';

export default { component: Counters } satisfies Meta;

export const Figures: Story = {
  render: ({ texts }) => (
    <Counters
      items={[
        { label: texts.waiting, value: '1' },
        { label: texts.confirmed, value: '14' },
        { label: texts.failed, value: <Skeleton width="2ch" /> },
      ]}
    />
  ),
};

export const Amounts: Story = {
  render: ({ texts }) => (
    <Counters
      amounts
      items={[
        { label: texts.payments, value: '18' },
        { label: texts.total, value: '2 318,45 €' },
      ]}
    />
  ),
};
