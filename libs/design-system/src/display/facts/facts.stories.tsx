import type { Meta, Story } from '../../stories/story.ts';
import { Facts } from './facts.tsx';

export default { component: Facts } satisfies Meta;

export const Rows: Story = {
  render: ({ texts }) => (
    <Facts
      facts={[
        { label: texts.departure, value: '14, rue de la Paix, 75002 Paris' },
        { label: texts.distance, value: '31,6 km' },
        { label: texts.phone, value: '' },
      ]}
    />
  ),
};
