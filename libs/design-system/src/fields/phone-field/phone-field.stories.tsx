import type { Meta, Story } from '../../stories/story.ts';
import { PhoneField } from './phone-field.tsx';

export default { component: PhoneField } satisfies Meta;

export const Filled: Story = {
  render: ({ texts }) => <PhoneField label={texts.phone} defaultValue="+33 6 12 34 56 78" />,
};

export const Optional: Story = {
  render: ({ texts }) => <PhoneField label={texts.phone} optional={texts.optional} />,
};
