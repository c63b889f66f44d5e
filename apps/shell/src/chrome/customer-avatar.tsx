import { Avatar } from '@livree/design-system/display';

/** The customer's own picture, or their initials while there is none or it cannot be shown. Decorative. */
export function CustomerAvatar({ name, picture }: { name: string; picture: string | null }) {
  const isAddress = picture !== null && /^(https?:|\/)/.test(picture);
  return <Avatar name={name} picture={picture && (isAddress ? picture : `/storage/${picture}`)} />;
}
