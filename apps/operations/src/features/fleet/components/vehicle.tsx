import type { ManagedVehicle } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Status } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useParams, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { useAct } from '../../../frame/use-act.ts';
import { History } from '../../../history/history.tsx';
import { changeVehicle } from '../api/change-vehicle.ts';
import { offerVehicle } from '../api/offer-vehicle.ts';
import { vehicleQuery } from '../api/vehicle-query.ts';
import { findExpiring } from '../model/papers.ts';
import { toEdit, toValues } from '../model/vehicle-values.ts';
import { Absences } from './absences.tsx';
import { Pictures } from './pictures.tsx';
import { VehicleForm } from './vehicle-form.tsx';
import * as styles from './vehicle.module.css';

/** One vehicle: its absences, its pictures, what is said of it, its papers and its history. */
export function Vehicle() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const id = Number(useParams()['id']);
  const vehicle = useQuery(vehicleQuery(api, id));
  return (
    <Frame
      title={vehicle.data?.name ?? t('ride.vehicle')}
      beside={vehicle.data && <Offer vehicle={vehicle.data} />}
    >
      <ReadState read={vehicle}>{(found) => <WholeVehicle vehicle={found} />}</ReadState>
    </Frame>
  );
}

/** Whether it is on offer, and the way to change that. Rides that name it keep it. */
function Offer({ vehicle: { id, isActive } }: { vehicle: ManagedVehicle }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const offer = useAct((next: boolean) => offerVehicle(api, id, next));
  return (
    <div className={styles.offer}>
      <Status tone={isActive ? 'ok' : 'ended'}>{t(isActive ? 'fleet.offered' : 'fleet.retired')}</Status>
      <Button slim variant="secondary" loading={offer.isPending} onClick={() => offer.mutate(!isActive)}>
        {t(isActive ? 'fleet.retire' : 'fleet.offerAgain')}
      </Button>
    </div>
  );
}

function WholeVehicle({ vehicle }: { vehicle: ManagedVehicle }) {
  const { t } = useTranslation('operations');
  const { api, clock } = useShell();
  const format = formatterFor(useLanguage());
  return (
    <>
      {findExpiring(vehicle, clock.now()).map(({ kind, until }) => (
        <Banner key={kind} tone="warn">
          {t(`fleet.${kind}Expires`, { date: format.date(until, 'long') })}
        </Banner>
      ))}
      <Absences vehicleId={vehicle.id} />
      <Pictures vehicleId={vehicle.id} />
      <section className={styles.part}>
        <h2>{t('vehicle.title')}</h2>
        <VehicleForm
          values={toValues(vehicle)}
          version={vehicle.version}
          label={t('vehicle.title')}
          send={(values, version) => changeVehicle(api, vehicle.id, toEdit(values), version)}
        />
      </section>
      <History subject="vehicles" id={vehicle.id} />
    </>
  );
}
