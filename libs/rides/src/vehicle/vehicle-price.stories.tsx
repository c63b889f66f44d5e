import type { Meta, Story } from '@livree/design-system/stories';
import { VehiclePrice } from './vehicle-price.tsx';

export default { component: VehiclePrice } satisfies Meta;

export const OfARide: Story = { render: () => <VehiclePrice amount="154,70 €" unit="ce trajet" /> };

export const OnRequest: Story = { render: () => <VehiclePrice amount="Prix sur demande" unit={null} /> };
