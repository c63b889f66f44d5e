import type { Meta, Story } from '../../stories/story.ts';
import { Menu } from './menu.tsx';

export default { component: Menu } satisfies Meta;

const nothing = (): void => undefined;

export const Opens: Story = {
  parameters: { opens: true },
  render: ({ texts }) => (
    <Menu
      trigger={texts.details}
      label={texts.details}
      placement="bottom start"
      items={[
        { id: 'edit', label: texts.edit, onAction: nothing },
        { id: 'more', label: texts.more, onAction: nothing, disabled: true },
        { id: 'cancel', label: texts.cancelTitle, onAction: nothing, danger: true },
      ]}
    />
  ),
};
