export { LocaleProvider } from './overlay/locale/locale.tsx';
export { Dialog } from './overlay/dialog/dialog.tsx';
export type { DialogProps } from './overlay/dialog/dialog.tsx';
export { Menu } from './overlay/menu/menu.tsx';
export type { MenuEntry, MenuProps } from './overlay/menu/menu.tsx';
export { Popover } from './overlay/popover/popover.tsx';
export type { Placement, PopoverProps } from './overlay/popover/popover.tsx';
