import type { Meta, Story } from '../../stories/story.ts';
import { Status } from './status.tsx';

export default { component: Status } satisfies Meta;

export const Ok: Story = { render: ({ texts }) => <Status tone="ok">{texts.confirmed}</Status> };

export const Waiting: Story = { render: ({ texts }) => <Status tone="waiting">{texts.waiting}</Status> };

export const Failed: Story = { render: ({ texts }) => <Status tone="failed">{texts.failed}</Status> };

export const Ended: Story = { render: ({ texts }) => <Status tone="ended">{texts.ended}</Status> };

export const Cancelled: Story = {
  render: ({ texts }) => <Status tone="cancelled">{texts.cancelled}</Status>,
};
