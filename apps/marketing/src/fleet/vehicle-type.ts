import { isOneOf, vehicleTypes } from '@livree/contracts';
import { useTranslation } from 'react-i18next';

/** The name of a vehicle type; an unknown type keeps the operator's word. */
export function useTypeName(): (type: string) => string {
  const { t } = useTranslation('common');
  return (type) => (isOneOf(vehicleTypes, type) ? t(`vehicleType.${type}`) : type);
}
