import { Held } from '../../stories/held.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { TimePicker } from './time-picker.tsx';

export default { component: TimePicker } satisfies Meta;

const Clock = ({
  texts,
  first,
  ...props
}: { texts: Texts; first: string } & Partial<{ error: string; disabled: boolean }>) => (
  <Held first={first}>
    {(value, set) => (
      <TimePicker
        {...props}
        label={texts.time}
        hourLabel={texts.hour}
        minuteLabel={texts.minute}
        value={value}
        onChange={set}
      />
    )}
  </Held>
);

export const Opens: Story = {
  parameters: { opens: true },
  render: ({ texts }) => <Clock texts={texts} first="05:10" />,
};

export const NoneYet: Story = { render: ({ texts }) => <Clock texts={texts} first="" /> };

export const Invalid: Story = {
  render: ({ texts }) => <Clock texts={texts} first="" error={texts.dateError} />,
};

export const Disabled: Story = { render: ({ texts }) => <Clock texts={texts} first="05:10" disabled /> };
