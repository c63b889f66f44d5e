import { formatterFor } from '@livree/i18n';
import { Held } from '../../stories/held.tsx';
import type { Meta, Story, StoryArgs } from '../../stories/story.ts';
import { DatePicker } from './date-picker.tsx';

export default { component: DatePicker } satisfies Meta;

const Day = ({
  texts,
  language,
  first,
  ...props
}: StoryArgs & { first: string } & Partial<{ error: string; disabled: boolean }>) => (
  <Held first={first}>
    {(value, set) => (
      <DatePicker
        {...props}
        label={texts.date}
        placeholder={texts.chooseDate}
        formatDay={(chosen) => formatterFor(language).date(chosen, 'chosen')}
        value={value}
        onChange={set}
        min="2026-12-03"
        max="2026-12-24"
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
      />
    )}
  </Held>
);

export const Opens: Story = {
  parameters: { opens: true },
  render: (args) => <Day {...args} first="2026-12-10" />,
};

export const NoneYet: Story = { render: (args) => <Day {...args} first="" /> };

export const Focus: Story = {
  parameters: { look: 'focus' },
  render: (args) => <Day {...args} first="2026-12-10" />,
};

export const Invalid: Story = {
  render: (args) => <Day {...args} first="" error={args.texts.dateError} />,
};

export const Disabled: Story = { render: (args) => <Day {...args} first="2026-12-10" disabled /> };
