import { ComboBox } from '@livree/design-system/pick';
import { useQuery, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timezoneOptionsQuery } from '../api/timezone-options-query.ts';
import { findLabel, matchingZones, findZone } from '../model/timezones.ts';

interface TimezoneFieldProps {
  /** A time zone, or the text typed to find one. */
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly error: string | undefined;
}

/**
 * Selects one of some four hundred time zones by a part of its name. The names arrive late: while the field has the focus
 * they change nothing in it, because the text may be selected, to be replaced by the next letter.
 */
export function TimezoneField({ value, onChange, error }: TimezoneFieldProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { data: zones = [], isPending } = useQuery(timezoneOptionsQuery(useShell().api));
  const label = findLabel(zones, value);
  const [hasFocus, setFocus] = useState(false);
  const [typed, setTyped] = useState(label);
  const change = (text: string, zone: string): void => {
    setTyped(text);
    onChange(zone);
  };
  return (
    <ComboBox
      label={t('settings.preferences.timezone')}
      hint={t('settings.preferences.timezoneHint')}
      inputValue={hasFocus ? typed : label}
      onInputChange={(text) => change(text, findZone(zones, text))}
      items={matchingZones(zones, label)}
      onPick={(zone) => change(zone.label, zone.id)}
      onFocus={() => {
        setTyped(label);
        setFocus(true);
      }}
      onBlur={() => setFocus(false)}
      loading={isPending}
      loadingText={common('state.loading')}
      emptyText={common('state.noResult')}
      error={error}
    />
  );
}
