export { LocaleProvider } from './locale.tsx';
export { Dialog } from './overlay/dialog.tsx';
export type { DialogProps } from './overlay/dialog.tsx';
export { Menu } from './overlay/menu.tsx';
export type { MenuEntry, MenuProps } from './overlay/menu.tsx';
export { Popover } from './overlay/popover.tsx';
export type { Placement, PopoverProps } from './overlay/popover.tsx';
