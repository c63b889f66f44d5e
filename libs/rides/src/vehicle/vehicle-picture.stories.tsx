import { type Meta, night, type Story } from '@livree/design-system/stories';
import { VehiclePicture } from './vehicle-picture.tsx';

export default { component: VehiclePicture } satisfies Meta;

export const APicture: Story = {
  render: () => <VehiclePicture src={night} type="berline" />,
};

export const NoneYet: Story = { render: () => <VehiclePicture src={null} type="van" /> };
