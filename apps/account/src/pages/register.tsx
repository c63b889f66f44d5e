import type { MetaContext, PageMeta } from '@livree/platform';
import { Registration } from '../features/sign-in/components/registration.tsx';

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('register.title'),
  description: t('register.description'),
});

export const Page = Registration;
