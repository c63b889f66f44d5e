import { Held } from '../../stories/held.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { Select } from './select.tsx';

export default { component: Select } satisfies Meta;

const vehicles = (texts: Texts) => [
  { id: 'sedan', label: texts.sedan, description: texts.seats },
  { id: 'suv', label: texts.suv },
  { id: 'van', label: texts.van, disabled: true },
];

const Vehicle = ({
  texts,
  first,
  ...props
}: { texts: Texts; first: string | null } & Partial<{ error: string; disabled: boolean }>) => (
  <Held first={first}>
    {(value, set) => (
      <Select
        {...props}
        label={texts.vehicle}
        placeholder={texts.chooseVehicle}
        items={vehicles(texts)}
        value={value}
        onChange={set}
      />
    )}
  </Held>
);

export const Opens: Story = {
  parameters: { opens: true },
  render: ({ texts }) => <Vehicle texts={texts} first="sedan" />,
};

export const NoneYet: Story = { render: ({ texts }) => <Vehicle texts={texts} first={null} /> };

export const Focus: Story = {
  parameters: { look: 'focus' },
  render: ({ texts }) => <Vehicle texts={texts} first="sedan" />,
};

export const Invalid: Story = {
  render: ({ texts }) => <Vehicle texts={texts} first={null} error={texts.departureError} />,
};

export const Disabled: Story = { render: ({ texts }) => <Vehicle texts={texts} first="sedan" disabled /> };
