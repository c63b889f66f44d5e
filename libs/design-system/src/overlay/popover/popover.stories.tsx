import type { Meta, Story } from '../../stories/story.ts';
import { Popover } from './popover.tsx';

export default { component: Popover } satisfies Meta;

export const Opens: Story = {
  parameters: { opens: true },
  render: ({ texts }) => (
    <Popover trigger={texts.flight} label={texts.flight}>
      {texts.driver}
    </Popover>
  ),
};
