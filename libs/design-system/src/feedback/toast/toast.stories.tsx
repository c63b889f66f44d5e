import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { Toast, type ToastProps } from './toast.tsx';

export default { component: Toast } satisfies Meta;

const Created = ({ texts, tone }: { texts: Texts; tone: ToastProps['tone'] }) => (
  <Toast tone={tone} title={texts.created} closeLabel={texts.close} onClose={() => undefined}>
    {texts.createdWhy}
  </Toast>
);

export const Success: Story = { render: ({ texts }) => <Created texts={texts} tone="success" /> };

export const Info: Story = { render: ({ texts }) => <Created texts={texts} tone="info" /> };

export const Warning: Story = { render: ({ texts }) => <Created texts={texts} tone="warning" /> };

export const Error: Story = {
  render: ({ texts }) => (
    <Toast tone="error" title={texts.refused} closeLabel={texts.close} onClose={() => undefined}>
      {texts.refusedWhy}
    </Toast>
  ),
};
