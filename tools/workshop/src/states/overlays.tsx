import { Button } from '@livree/design-system/actions';
import { Dialog, Menu, Popover, type DialogProps } from '@livree/design-system/overlay';
import { Held } from '../held.tsx';
import type { Part } from '../part.ts';
import type { Words } from '../words.ts';

const nothing = (): void => undefined;

const Opened = ({ say, ...props }: { say: Words } & Partial<DialogProps>) => (
  <Held first={false}>
    {(open, set) => (
      <>
        <Button variant="secondary" onClick={() => set(true)}>
          {say.open}
        </Button>
        <Dialog
          title={say.cancelTitle}
          {...props}
          open={open}
          onClose={() => set(false)}
          closeLabel={say.close}
          footer={
            <Button variant="danger" onClick={() => set(false)}>
              {say.cancelTitle}
            </Button>
          }
        >
          <p>{say.cancelWhy}</p>
        </Dialog>
      </>
    )}
  </Held>
);

export const dialog: Part = {
  name: 'Dialog',
  from: 'overlay',
  states: [
    { name: 'opens; a sheet on a phone', opens: true, show: (say) => <Opened say={say} /> },
    { name: 'alert, never a sheet', opens: true, show: (say) => <Opened say={say} alert sheet={false} /> },
    {
      name: 'wide, with an aside',
      opens: true,
      show: (say) => <Opened say={say} size="wide" aside={<p>{say.driver}</p>} />,
    },
  ],
};

export const popover: Part = {
  name: 'Popover',
  from: 'overlay',
  states: [
    {
      name: 'opens',
      opens: true,
      show: (say) => (
        <Popover trigger={say.flight} label={say.flight}>
          {say.driver}
        </Popover>
      ),
    },
  ],
};

export const menu: Part = {
  name: 'Menu',
  from: 'overlay',
  states: [
    {
      name: 'opens',
      opens: true,
      show: (say) => (
        <Menu
          trigger={say.details}
          label={say.details}
          placement="bottom start"
          items={[
            { id: 'edit', label: say.edit, onAction: nothing },
            { id: 'more', label: say.more, onAction: nothing, disabled: true },
            { id: 'cancel', label: say.cancelTitle, onAction: nothing, danger: true },
          ]}
        />
      ),
    },
  ],
};
