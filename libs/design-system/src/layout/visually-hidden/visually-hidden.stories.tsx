import type { Meta, Story } from '../../stories/story.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export default { component: VisuallyHidden } satisfies Meta;

export const ReadOutAlone: Story = { render: ({ texts }) => <VisuallyHidden>{texts.info}</VisuallyHidden> };
