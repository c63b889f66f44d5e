import { isOneOf, vehicleTypes } from '@livree/contracts';
import { useMessages } from '@livree/platform';

/** The name of a vehicle type; an unknown type keeps the operator's word. */
export function useTypeName(): (type: string) => string {
  const { t } = useMessages('common');
  return (type) => (isOneOf(vehicleTypes, type) ? t(`vehicleType.${type}`) : type);
}
