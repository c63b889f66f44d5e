import type { Meta, Story } from '../../stories/story.ts';
import { Skeleton } from './skeleton.tsx';

export default { component: Skeleton } satisfies Meta;

export const Lines: Story = { render: () => [<Skeleton key="1" />, <Skeleton key="2" width="60%" />] };
