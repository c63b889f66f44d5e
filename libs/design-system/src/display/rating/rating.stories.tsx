import type { Meta, Story } from '../../stories/story.ts';
import { Rating } from './rating.tsx';

export default { component: Rating } satisfies Meta;

export const InPart: Story = { render: ({ texts }) => <Rating value={4.8} label={texts.ratingShown} /> };

export const None: Story = { render: ({ texts }) => <Rating value={0} label={texts.ratingShown} /> };
