import {
  Button,
  CloseButton,
  IconButton,
  MenuAction,
  MenuButton,
  MenuLink,
  TextLink,
} from '@livree/design-system/actions';
import { CalendarIcon } from '@livree/design-system/icons';
import type { Part } from '../part.ts';

const nothing = (): void => undefined;

export const button: Part = {
  name: 'Button',
  from: 'actions',
  states: [
    { name: 'primary', show: (say) => <Button>{say.book}</Button> },
    { name: 'primary, hover', look: 'hover', show: (say) => <Button>{say.book}</Button> },
    { name: 'primary, focus', look: 'focus', show: (say) => <Button>{say.book}</Button> },
    { name: 'primary, pressed', look: 'active', show: (say) => <Button>{say.book}</Button> },
    { name: 'primary, loading', show: (say) => <Button loading>{say.calculating}</Button> },
    { name: 'primary, disabled', show: (say) => <Button disabled>{say.unavailable}</Button> },
    { name: 'wide', show: (say) => <Button wide>{say.estimate}</Button> },
    { name: 'secondary', show: (say) => <Button variant="secondary">{say.back}</Button> },
    {
      name: 'secondary, hover',
      look: 'hover',
      show: (say) => <Button variant="secondary">{say.back}</Button>,
    },
    {
      name: 'secondary, focus',
      look: 'focus',
      show: (say) => <Button variant="secondary">{say.back}</Button>,
    },
    {
      name: 'secondary, pressed',
      look: 'active',
      show: (say) => <Button variant="secondary">{say.back}</Button>,
    },
    {
      name: 'secondary, slim, loading',
      show: (say) => (
        <Button variant="secondary" slim loading>
          {say.calculating}
        </Button>
      ),
    },
    { name: 'danger', show: (say) => <Button variant="danger">{say.deleteAccount}</Button> },
    {
      name: 'danger, hover',
      look: 'hover',
      show: (say) => <Button variant="danger">{say.deleteAccount}</Button>,
    },
    { name: 'as a link', show: (say) => <Button href="#button">{say.book}</Button> },
  ],
};

export const textLink: Part = {
  name: 'TextLink',
  from: 'actions',
  states: [
    { name: 'link', show: (say) => <TextLink href="#link">{say.more}</TextLink> },
    { name: 'link, hover', look: 'hover', show: (say) => <TextLink href="#link">{say.more}</TextLink> },
    { name: 'link, focus', look: 'focus', show: (say) => <TextLink href="#link">{say.more}</TextLink> },
    { name: 'accent', show: (say) => <TextLink tone="accent">{say.edit}</TextLink> },
    { name: 'disabled', show: (say) => <TextLink disabled>{say.edit}</TextLink> },
    {
      name: 'in a sentence',
      show: (say) => (
        <p>
          {say.noRidesWhy}{' '}
          <TextLink inline href="#link">
            {say.more}
          </TextLink>
        </p>
      ),
    },
  ],
};

export const iconButton: Part = {
  name: 'IconButton',
  from: 'actions',
  with: ['CloseButton'],
  states: [
    {
      name: 'rest',
      show: (say) => (
        <IconButton label={say.edit}>
          <CalendarIcon aria-hidden />
        </IconButton>
      ),
    },
    {
      name: 'focus',
      look: 'focus',
      show: (say) => (
        <IconButton label={say.edit}>
          <CalendarIcon aria-hidden />
        </IconButton>
      ),
    },
    { name: 'close', show: (say) => <CloseButton label={say.close} onClick={nothing} /> },
  ],
};

export const menuButton: Part = {
  name: 'MenuButton',
  from: 'actions',
  with: ['MenuAction', 'MenuLink'],
  states: [
    {
      name: 'opens',
      opens: true,
      show: (say) => (
        <MenuButton trigger={say.account} label={say.menu} align="start">
          <MenuLink href="#profile" aria-current="page">
            {say.profile}
          </MenuLink>
          <MenuLink href="#rides">{say.rides}</MenuLink>
          <MenuAction onClick={nothing}>{say.signOut}</MenuAction>
        </MenuButton>
      ),
    },
  ],
};
