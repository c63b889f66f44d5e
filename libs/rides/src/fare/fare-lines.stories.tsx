import type { Meta, Story } from '@livree/design-system/stories';
import { FareLines } from './fare-lines.tsx';

export default { component: FareLines } satisfies Meta;

export const Itemised: Story = {
  render: ({ texts }) => (
    <FareLines
      totalFirst
      lines={[
        { label: texts.basePrice, amount: '15,00 €' },
        { label: texts.distance, detail: '31,6 km', amount: '79,00 €' },
        { label: texts.nightRate, detail: '× 1,3', amount: '70,70 €' },
      ]}
      total={{ label: texts.total, amount: '164,70 €' }}
    />
  ),
};
