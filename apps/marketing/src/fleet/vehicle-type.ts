import { isOneOf, vehicleTypes } from '@livree/contracts';
import { useMessages } from '@livree/platform';

/** Names a vehicle's type; a type that this release does not know keeps the operator's word. */
export function useTypeName(): (type: string) => string {
  const { t } = useMessages('common');
  return (type) => (isOneOf(vehicleTypes, type) ? t(`vehicleType.${type}`) : type);
}
