import { genders, type User } from '@livree/contracts';

/** The profile's form values; unknown ones are empty. */
export const profileValues = ({ name, phone, address, birthDate, gender }: User) => ({
  name,
  phone: phone ?? '',
  address: address ?? '',
  birthDate: birthDate ?? '',
  gender: genders.find((known) => known === gender) ?? ('' as const),
});
export type ProfileValues = ReturnType<typeof profileValues>;
