import { genders, type User } from '@livree/contracts';
import { typedPhone } from '@livree/i18n';

/** The profile's form values; unknown ones are empty, and the phone has the spaces that a customer types. */
export const profileValues = ({ name, phone, address, birthDate, gender }: User) => ({
  name,
  phone: typedPhone(phone ?? ''),
  address: address ?? '',
  birthDate: birthDate ?? '',
  gender: genders.find((known) => known === gender) ?? ('' as const),
});
export type ProfileValues = ReturnType<typeof profileValues>;
