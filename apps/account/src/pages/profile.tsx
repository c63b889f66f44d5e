import type { MetaContext, PageMeta } from '@livree/platform';
import { AvatarEditor } from '../features/avatar/components/avatar-editor.tsx';
import { Profile } from '../features/profile/components/profile.tsx';

export const meta = ({ t }: MetaContext<'account'>): PageMeta => ({
  title: t('profile.title'),
  description: t('profile.description'),
  noindex: true,
});

export const Page = () => <Profile photo={<AvatarEditor />} />;
