import { DrawnPicture, night } from '../../stories/drawn-picture.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import { Picture } from './picture.tsx';

export default { component: Picture } satisfies Meta;

export const Arrived: Story = { render: ({ texts }) => <DrawnPicture alt={texts.illustration} /> };

export const ItsPlaceholder: Story = {
  render: ({ texts }) => (
    <Picture src={night} placeholder={night} width={640} height={360} alt={texts.illustration} />
  ),
};
