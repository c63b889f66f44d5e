import type { Meta, Story } from '../../stories/story.ts';
import { PageHead } from './page-head.tsx';

export default { component: PageHead } satisfies Meta;

export const WithALead: Story = {
  render: ({ texts }) => <PageHead title={texts.rides} lead={texts.ridesWhy} />,
};
