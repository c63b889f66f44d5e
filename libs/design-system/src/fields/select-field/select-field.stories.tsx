import type { Meta, Story } from '../../stories/story.ts';
import { SelectField } from './select-field.tsx';

export default { component: SelectField } satisfies Meta;

const vehicles = ({ sedan }: { sedan: string }) => [{ id: 'sedan', text: sedan }];

export const NothingChosen: Story = {
  render: ({ texts }) => (
    <SelectField label={texts.vehicle} placeholder={texts.optional} items={vehicles(texts)} />
  ),
};

export const Chosen: Story = {
  render: ({ texts }) => (
    <SelectField
      label={texts.vehicle}
      placeholder={texts.optional}
      items={vehicles(texts)}
      defaultValue="sedan"
    />
  ),
};

export const Invalid: Story = {
  render: ({ texts }) => (
    <SelectField
      label={texts.vehicle}
      placeholder={texts.optional}
      items={vehicles(texts)}
      error={texts.departureError}
    />
  ),
};

export const Disabled: Story = {
  render: ({ texts }) => (
    <SelectField disabled label={texts.vehicle} placeholder={texts.optional} items={vehicles(texts)} />
  ),
};
