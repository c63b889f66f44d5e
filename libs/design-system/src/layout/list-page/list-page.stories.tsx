import { TextLink } from '../../actions/text-link/text-link.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import { ListPage } from './list-page.tsx';

export default { component: ListPage } satisfies Meta;

const nothing = (): void => undefined;

export const WithActions: Story = {
  render: ({ texts }) => (
    <ListPage title={texts.rides} actions={<TextLink onClick={nothing}>{texts.retry}</TextLink>}>
      <p>{texts.ridesWhy}</p>
    </ListPage>
  ),
};
