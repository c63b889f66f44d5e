import { isOneOf, vehicleTypes } from '@livree/contracts';
import { useMessages } from '@livree/platform';

/** Names a vehicle's type; a type that this release does not know keeps the operator's word. */
export function useTypeName(): (type: string) => string {
  const { t } = useMessages('common');
  const { t: marketing } = useMessages('marketing');
  return (type) => {
    // `common` names two of the types alike, which a choice between them cannot.
    if (type === 'sedan') return marketing('vehicle.sedan');
    return isOneOf(vehicleTypes, type) ? t(`vehicleType.${type}`) : type;
  };
}
