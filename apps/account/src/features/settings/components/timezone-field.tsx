import { ComboBox } from '@livree/design-system/pick';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { timezoneOptionsQuery } from '../api/timezone-options-query.ts';
import { findLabel, matchingZones, findZone } from '../model/timezones.ts';

interface TimezoneFieldProps {
  /** A time zone, or the text typed to find one. */
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly error: string | undefined;
}

/** Selects one of some four hundred time zones by a part of its name. */
export function TimezoneField({ value, onChange, error }: TimezoneFieldProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { data: zones = [], isPending } = useQuery(timezoneOptionsQuery(useShell().api));
  const text = findLabel(zones, value);
  return (
    <ComboBox
      label={t('settings.preferences.timezone')}
      hint={t('settings.preferences.timezoneHint')}
      inputValue={text}
      onInputChange={(typed) => onChange(findZone(zones, typed))}
      items={matchingZones(zones, text)}
      onPick={({ id }) => onChange(id)}
      loading={isPending}
      loadingText={common('state.loading')}
      emptyText={common('state.noResult')}
      error={error}
    />
  );
}
