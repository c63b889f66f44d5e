import type { Meta, Story } from '../../stories/story.ts';
import { MenuAction, MenuButton, MenuLink } from './menu-button.tsx';

export default { component: MenuButton, subcomponents: { MenuAction, MenuLink } } satisfies Meta;

const nothing = (): void => undefined;

export const Opens: Story = {
  parameters: { opens: true },
  render: ({ texts }) => (
    <MenuButton trigger={texts.account} label={texts.menu} align="start">
      <MenuLink href="#profile" aria-current="page">
        {texts.profile}
      </MenuLink>
      <MenuLink href="#rides">{texts.rides}</MenuLink>
      <MenuAction onClick={nothing}>{texts.signOut}</MenuAction>
    </MenuButton>
  ),
};
