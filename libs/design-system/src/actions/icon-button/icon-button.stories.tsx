import { CalendarIcon } from '../../icons.ts';
import type { Meta, Story } from '../../stories/story.ts';
import { CloseButton, IconButton } from './icon-button.tsx';

export default { component: IconButton, subcomponents: { CloseButton } } satisfies Meta;

const nothing = (): void => undefined;

export const Rest: Story = {
  render: ({ texts }) => (
    <IconButton label={texts.edit}>
      <CalendarIcon aria-hidden />
    </IconButton>
  ),
};

export const Focus: Story = { ...Rest, parameters: { look: 'focus' } };

export const Close: Story = { render: ({ texts }) => <CloseButton label={texts.close} onClick={nothing} /> };
