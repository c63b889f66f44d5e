import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { house } from '../map-sample.ts';
import { AddressMap } from './address-map.tsx';

export default { component: AddressMap } satisfies Meta;

const attribution = '© GeoNames (CC BY 4.0), Natural Earth';

const search = 'https://www.google.com/maps/search/?api=1&query=Paris';

const House = ({ texts }: { texts: Texts }) => (
  <AddressMap {...house} name="Livrée" href={search} label={texts.openMap} attribution={attribution} />
);

export const Rest: Story = { render: ({ texts }) => <House texts={texts} /> };

export const Hover: Story = { ...Rest, parameters: { look: 'hover' } };

export const Focus: Story = { ...Rest, parameters: { look: 'focus' } };

export const OnLacquer: Story = {
  render: ({ texts }) => (
    <div className="lacquer">
      <House texts={texts} />
    </div>
  ),
};
