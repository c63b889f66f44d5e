import type { Meta, Story } from '../../stories/story.ts';
import { EmailField } from './email-field.tsx';

export default { component: EmailField } satisfies Meta;

export const Filled: Story = {
  render: ({ texts }) => <EmailField label={texts.email} defaultValue="h.moreau@example.com" />,
};

export const Invalid: Story = {
  render: ({ texts }) => <EmailField label={texts.email} defaultValue="h.moreau@" error={texts.emailError} />,
};
