import type { Meta, Story } from '../../stories/story.ts';
import { Tag } from './tag.tsx';

export default { component: Tag } satisfies Meta;

export const Rest: Story = { render: ({ texts }) => <Tag>{texts.cancellable}</Tag> };
