import { paths, useLanguage, useShell, type SlotProps } from '@livree/platform';
import { Dialog } from '@livree/platform/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFleet } from '../../../fleet/fleet-query.ts';
import { emptyTrip, type TripDraft } from '../../../trip/trip.ts';
import { useBookingDraft } from '../../../wizard/booking-draft.ts';
import { makeBooking } from '../model/carry-over.ts';
import { offeredVehicles } from '../model/offered-vehicle.ts';
import { useMapPlace } from '../use-map-place.ts';
import { useRoute } from '../use-route.ts';
import { useSimulation } from '../use-simulation.ts';
import { EstimateFooter, EstimateView } from './estimate-view.tsx';
import { RoutePanel } from './route-panel.tsx';
import { SimulatorFooter, SimulatorForm } from './simulator-form.tsx';

interface SimulatorProps {
  start: SlotProps<'booking/simulator@1'>;
  onClose: () => void;
}

/** Takes addresses, time and vehicle; shows an itemised price and the route on a map; leads to the wizard. */
export function Simulator({ start, onClose }: SimulatorProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { navigation } = useShell();
  const draft = useBookingDraft();
  const fleet = useFleet();
  const [trip, setTrip] = useState<TripDraft>(() => startingTrip(start));
  const [vehicleId, setVehicleId] = useState<number | null>(() => Number(start.vehicleId ?? '') || null);
  const vehicles = fleet.isPending ? [] : offeredVehicles(fleet.data, language);
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  const route = useRoute(trip);
  const { simulation, estimate, reset } = useSimulation();
  const place = useMapPlace();
  const ask = (): void => void estimate({ trip, vehicle, route });
  const change = (next: { trip?: TripDraft; vehicleId?: number }): void => {
    if (next.trip !== undefined) setTrip(next.trip);
    if (next.vehicleId !== undefined) setVehicleId(next.vehicleId);
    reset();
  };
  const book = (): void => {
    if (simulation.status !== 'quoted' || vehicle === undefined) return;
    draft.write(makeBooking({ trip, vehicleId: vehicle.id, quote: simulation.quote }, draft.read()));
    onClose();
    navigation.go(paths.booking());
  };
  const hasResult = simulation.status === 'quoted' || simulation.status === 'failed';
  const map = <RoutePanel state={route} />;
  const isAbove = place === 'above' ? route.status !== 'empty' : hasResult && route.status === 'ready';
  return (
    <Dialog
      size="wide"
      onClose={onClose}
      title={hasResult ? t('simulator.resultTitle') : t('simulator.title')}
      aside={place === 'beside' || isAbove ? map : undefined}
      footer={
        hasResult ? (
          <EstimateFooter {...{ simulation, trip }} onBook={book} onRetry={ask} />
        ) : (
          <SimulatorFooter isCalculating={simulation.status === 'calculating'} onEstimate={ask} />
        )
      }
    >
      {hasResult ? (
        <EstimateView {...{ simulation, trip, vehicle }} onEdit={reset} />
      ) : (
        <SimulatorForm
          {...{ simulation, trip, vehicles, vehicleId }}
          onChange={change}
          map={place === 'below' ? map : undefined}
        />
      )}
    </Dialog>
  );
}

const startingTrip = ({ departure = '', destination = '' }: SimulatorProps['start']): TripDraft => ({
  ...emptyTrip,
  departure,
  destination,
});
