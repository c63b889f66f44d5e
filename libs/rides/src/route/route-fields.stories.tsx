import { TextField } from '@livree/design-system/fields';
import type { Meta, Story } from '@livree/design-system/stories';
import { RouteField, RouteFields } from './route-fields.tsx';

export default { component: RouteFields, subcomponents: { RouteField } } satisfies Meta;

const paix = '14, rue de la Paix, 75002 Paris';

export const WithAStop: Story = {
  render: ({ texts }) => (
    <RouteFields>
      <RouteField mark="start">
        <TextField label={texts.departure} defaultValue={paix} />
      </RouteField>
      <RouteField mark="stop">
        <TextField label={texts.stop} />
      </RouteField>
      <RouteField mark="end">
        <TextField label={texts.destination} error={texts.departureError} />
      </RouteField>
    </RouteFields>
  ),
};
