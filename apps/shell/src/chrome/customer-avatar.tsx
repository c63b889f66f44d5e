import { Avatar } from '@livree/design-system/base';
import { useState } from 'react';
import * as styles from './customer-avatar.module.css';

/** The customer's own picture, or their initials while there is none or it cannot be shown. Decorative. */
export function CustomerAvatar({ name, picture }: { name: string; picture: string | null }) {
  const [broken, setBroken] = useState<string>();
  if (picture === null || picture === broken) return <Avatar name={name} />;
  const address = /^(https?:|\/)/.test(picture) ? picture : `/storage/${picture}`;
  return (
    <img
      src={address}
      alt=""
      width={44}
      height={44}
      className={styles.picture}
      onError={() => setBroken(picture)}
    />
  );
}
