import { Button } from '../../actions/button/button.tsx';
import { Held } from '../../stories/held.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import { ToastStack } from './toast-stack.tsx';

export default { component: ToastStack } satisfies Meta;

export const TwoAtOnce: Story = {
  render: ({ texts }) => (
    <Held<readonly string[]> first={[]}>
      {(ids, set) => (
        <>
          <Button variant="secondary" onClick={() => set(['created', 'refused'])}>
            {texts.notifications}
          </Button>
          <ToastStack
            label={texts.notifications}
            closeLabel={texts.close}
            onGone={(id) => set(ids.filter((other) => other !== id))}
            toasts={ids.map((id) => ({
              id,
              tone: id === 'refused' ? 'error' : 'success',
              title: id === 'refused' ? texts.refused : texts.created,
              message: id === 'refused' ? texts.refusedWhy : texts.createdWhy,
              duration: 0,
            }))}
          />
        </>
      )}
    </Held>
  ),
};
