import type { Meta, Story } from '../../stories/story.ts';
import { Checkbox } from './checkbox.tsx';

export default { component: Checkbox } satisfies Meta;

export const Free: Story = { render: ({ texts }) => <Checkbox label={texts.childSeat} /> };

export const Ticked: Story = { render: ({ texts }) => <Checkbox label={texts.childSeat} defaultChecked /> };

export const Focus: Story = { ...Ticked, parameters: { look: 'focus' } };

export const DescribedWithAPrice: Story = {
  name: 'described, with a price',
  render: ({ texts }) => (
    <Checkbox label={texts.childSeat} description={texts.childSeatWhy} trailing="20 €" />
  ),
};

export const Invalid: Story = {
  render: ({ texts }) => <Checkbox label={texts.terms} error={texts.termsError} />,
};

export const Disabled: Story = { render: ({ texts }) => <Checkbox label={texts.childSeat} disabled /> };
