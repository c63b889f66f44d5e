import type { Meta, Story } from '../../stories/story.ts';
import { TextArea } from './text-area.tsx';

export default { component: TextArea } satisfies Meta;

export const Empty: Story = {
  render: ({ texts }) => <TextArea label={texts.message} optional={texts.optional} />,
};

export const Focus: Story = {
  parameters: { look: 'focus' },
  render: ({ texts }) => <TextArea label={texts.message} defaultValue={texts.driver} />,
};

export const Disabled: Story = {
  render: ({ texts }) => <TextArea label={texts.message} disabled defaultValue={texts.driver} />,
};
