import { SearchIcon } from '../../icons.ts';
import type { Meta, Story } from '../../stories/story.ts';
import { FieldMessage } from '../field/field.tsx';
import { TextField } from './text-field.tsx';

export default { component: TextField, subcomponents: { FieldMessage } } satisfies Meta;

const longAddress = '14, rue de la Paix, 75002 Paris, entrée par la cour d’honneur';

export const Empty: Story = {
  render: ({ texts }) => <TextField label={texts.departure} hint={texts.departureHint} />,
};

export const Filled: Story = {
  render: ({ texts }) => <TextField label={texts.departure} defaultValue={longAddress} />,
};

export const Hover: Story = { ...Filled, parameters: { look: 'hover' } };

export const Focus: Story = { ...Filled, parameters: { look: 'focus' } };

export const Invalid: Story = {
  render: ({ texts }) => <TextField label={texts.departure} error={texts.departureError} />,
};

export const InvalidFocus: Story = { ...Invalid, name: 'invalid, focus', parameters: { look: 'focus' } };

export const Success: Story = {
  render: ({ texts }) => (
    <TextField label={texts.vehicle} defaultValue={texts.sedan} success={texts.available} />
  ),
};

export const Disabled: Story = {
  render: ({ texts }) => <TextField label={texts.vehicle} disabled defaultValue={texts.sedan} />,
};

export const Optional: Story = {
  render: ({ texts }) => <TextField label={texts.phone} optional={texts.optional} />,
};

export const LeadingIconLabelReadOut: Story = {
  name: 'leading icon, label read out',
  render: ({ texts }) => (
    <TextField
      hideLabel
      label={texts.departure}
      placeholder={texts.departureHint}
      leading={<SearchIcon aria-hidden size={20} />}
    />
  ),
};

export const MessageAlone: Story = { render: ({ texts }) => <FieldMessage error={texts.departureError} /> };
