import type { Meta, Story } from '../../stories/story.ts';
import { Container } from './container.tsx';

export default { component: Container } satisfies Meta;

export const Gutters: Story = { render: ({ texts }) => <Container>{texts.driver}</Container> };
