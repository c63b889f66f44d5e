import type { Meta, Story } from '@livree/design-system/stories';
import { CarSide } from './car-side.tsx';
import type { BodyShape } from './side-drawings.ts';

export default { component: CarSide } satisfies Meta;

const OnLacquer = ({ shape }: { shape: BodyShape }) => (
  <div className="lacquer">
    <CarSide shape={shape} />
  </div>
);

export const Saloon: Story = { render: () => <OnLacquer shape="saloon" /> };

export const Suv: Story = { render: () => <OnLacquer shape="suv" /> };

export const Van: Story = { render: () => <OnLacquer shape="van" /> };
