import type { MetaContext, PageMeta } from '@livree/platform';
import { Login } from '../features/sign-in/components/login.tsx';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('login.title'),
  description: t('login.description'),
});

export const Page = Login;
