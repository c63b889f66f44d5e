import type { Meta, Story } from '../../stories/story.ts';
import { Avatar } from './avatar.tsx';

export default { component: Avatar } satisfies Meta;

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"%3E%3Cpath d="M0 0h1v1H0z"/%3E%3C/svg%3E';

export const Initials: Story = { render: () => <Avatar name="Hélène Moreau" /> };

export const Large: Story = { render: () => <Avatar name="Hélène Moreau" size="large" /> };

export const Picture: Story = {
  render: () => <Avatar name="Hélène Moreau" picture={portrait} size="large" />,
};
