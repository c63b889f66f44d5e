import { errorText } from '@livree/api-client';
import { Banner } from '@livree/design-system/feedback';
import { SelectField } from '@livree/design-system/fields';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { vehiclesQuery } from './vehicles-query.ts';

interface VehicleFieldProps {
  /** Null until one is chosen. */
  readonly value: number | null;
  /** The vehicle of the ride, which can be kept even if it is no longer on offer. */
  readonly own?: { readonly id: number; readonly name: string };
  readonly placeholder: string;
  readonly error: string | undefined;
  readonly onChange: (vehicleId: number | null) => void;
}

/** The choice among all vehicles; if they could not be read, it says so and offers another try. */
export function VehicleField({ value, own, placeholder, error, onChange }: VehicleFieldProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const read = useQuery(vehiclesQuery(api, useLanguage()));
  const fleet = read.data ?? [];
  const vehicles = own && !fleet.some(({ id }) => id === own.id) ? [own, ...fleet] : fleet;
  return (
    <>
      <SelectField
        label={t('move.vehicle')}
        items={vehicles.map(({ id, name }) => ({ id: String(id), text: name }))}
        value={value === null ? '' : String(value)}
        onChange={({ target }) => onChange(Number(target.value) || null)}
        placeholder={placeholder}
        error={error}
        aria-busy={read.isPending}
      />
      {read.isLoadingError && (
        <Banner
          tone="error"
          title={t('move.vehiclesFailed')}
          retryLabel={common('actions.retry')}
          onRetry={() => void read.refetch()}
        >
          {errorText(read.error, common, '')}
        </Banner>
      )}
    </>
  );
}
