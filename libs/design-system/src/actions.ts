export { Button, buttonClass } from './actions/button/button.tsx';
export type { ButtonProps } from './actions/button/button.tsx';
export { CloseButton, IconButton } from './actions/icon-button/icon-button.tsx';
export type { IconButtonProps } from './actions/icon-button/icon-button.tsx';
export { MenuAction, MenuButton, menuItemClass, MenuLink } from './actions/menu-button/menu-button.tsx';
export type { MenuButtonProps } from './actions/menu-button/menu-button.tsx';
export { saveFile } from './actions/save-file/save-file.ts';
export { TextLink, textLinkClass } from './actions/text-link/text-link.tsx';
export type { TextLinkProps } from './actions/text-link/text-link.tsx';
