import { Button } from '../../actions/button/button.tsx';
import { Held } from '../../stories/held.tsx';
import type { Meta, Story } from '../../stories/story.ts';
import type { Texts } from '../../stories/texts.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

export default { component: Dialog } satisfies Meta;

const Opened = ({ texts, ...props }: { texts: Texts } & Partial<DialogProps>) => (
  <Held first={false}>
    {(open, set) => (
      <>
        <Button variant="secondary" onClick={() => set(true)}>
          {texts.open}
        </Button>
        <Dialog
          title={texts.cancelTitle}
          {...props}
          open={open}
          onClose={() => set(false)}
          closeLabel={texts.close}
          footer={
            <Button variant="danger" onClick={() => set(false)}>
              {texts.cancelTitle}
            </Button>
          }
        >
          <p>{texts.cancelWhy}</p>
        </Dialog>
      </>
    )}
  </Held>
);

export const OpensASheetOnAPhone: Story = {
  name: 'opens; a sheet on a phone',
  parameters: { opens: true },
  render: ({ texts }) => <Opened texts={texts} />,
};

export const AlertNeverASheet: Story = {
  name: 'alert, never a sheet',
  parameters: { opens: true },
  render: ({ texts }) => <Opened texts={texts} alert sheet={false} />,
};

export const WideWithAnAside: Story = {
  name: 'wide, with an aside',
  parameters: { opens: true },
  render: ({ texts }) => <Opened texts={texts} size="wide" aside={<p>{texts.driver}</p>} />,
};
