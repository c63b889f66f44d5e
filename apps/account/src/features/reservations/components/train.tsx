import { TextField } from '@livree/design-system/fields';
import { useTranslation } from 'react-i18next';
import type { WishProps } from './flight.tsx';

interface TrainProps extends WishProps {
  readonly name: 'trainNumber' | 'returnTrainNumber';
}

/** The train with which the traveller arrives at a station. */
export function Train({ wish, faults, onChange, name }: TrainProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  return (
    <TextField
      label={name === 'trainNumber' ? common('ride.trainNumber') : t('change.returnTrain')}
      hint={common('ride.trainHint')}
      value={wish[name]}
      autoCapitalize="characters"
      autoComplete="off"
      maxLength={20}
      onChange={({ target }) => onChange({ ...wish, [name]: target.value })}
      error={faults[name]}
    />
  );
}
