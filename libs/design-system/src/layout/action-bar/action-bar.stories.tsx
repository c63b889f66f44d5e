import { Button } from '../../actions/button/button.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import { Container } from '../container/container.tsx';
import { ActionBar } from './action-bar.tsx';

export default { component: ActionBar } satisfies Meta;

export const InEveryWidth: Story = {
  render: ({ texts }) => (
    <Container>
      <ActionBar
        phoneOnly={false}
        label={texts.total}
        amount="164,70 €"
        action={<Button wide>{texts.next}</Button>}
      />
    </Container>
  ),
};
