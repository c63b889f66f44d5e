import { Link, paths, Slot, useSearchParams, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const vehicle: number = 7;

/** The first page: it leads into a booking, with a vehicle. */
export function Page() {
  const { t } = useTranslation('marketing');
  const { stores } = useShell();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(search.get('tab') === 'price');
  const keep = (): void => stores.local.write('selectedVehicle', '7');
  return (
    <>
      <Link to={`${paths.booking()}?vehicule=${vehicle}`} onClick={keep}>
        {t('book')}
      </Link>
      <Link to="/trips/abc">{t('trip')}</Link>
      {isOpen && (
        <Slot
          name="booking/simulator@1"
          data={{ departure: 'Nice', destination: 'Cannes' }}
          on={{ close: () => setOpen(false) }}
        />
      )}
    </>
  );
}
