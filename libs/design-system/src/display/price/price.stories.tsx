import type { Meta, Story } from '../../stories/story.ts';
import { Price } from './price.tsx';

export default { component: Price } satisfies Meta;

export const Large: Story = { render: () => <Price>164,70 €</Price> };

export const Small: Story = { render: () => <Price size="small">164,70 €</Price> };
