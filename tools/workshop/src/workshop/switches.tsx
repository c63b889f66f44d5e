import { Segmented } from '@livree/design-system/fields';
import { accentNames } from '@livree/design-system/tokens';
import { languages } from '@livree/i18n';
import { directions, modes, type Settings } from '../settings.ts';
import * as styles from './workshop.module.css';

export const widths = ['390', '768', 'full'] as const;
export type Width = (typeof widths)[number];

interface ChoiceProps<Value extends string> {
  legend: string;
  value: Value;
  values: readonly Value[];
  onChoose: (value: Value) => void;
}

/** A switch between a few values, labelled by their names. */
function Choice<Value extends string>({ legend, value, values, onChoose }: ChoiceProps<Value>) {
  return (
    <Segmented
      legend={legend}
      hideLegend
      value={value}
      options={values.map((name) => ({ value: name, label: name }))}
      onChange={(name) => {
        const chosen = values.find((candidate) => candidate === name);
        if (chosen !== undefined) onChoose(chosen);
      }}
      className={styles.choice}
    />
  );
}

interface SwitchesProps {
  settings: Settings;
  onChange: (settings: Settings) => void;
  width: Width;
  onWidth: (width: Width) => void;
}

/** The settings of the sheet: language, mode, accent, direction, width. */
export const Switches = ({ settings, onChange, width, onWidth }: SwitchesProps) => (
  <div className={styles.switches}>
    <Choice
      legend="Language"
      value={settings.language}
      values={languages}
      onChoose={(language) => onChange({ ...settings, language })}
    />
    <Choice
      legend="Mode"
      value={settings.mode}
      values={modes}
      onChoose={(mode) => onChange({ ...settings, mode })}
    />
    <Choice
      legend="Accent"
      value={settings.accent}
      values={accentNames}
      onChoose={(accent) => onChange({ ...settings, accent })}
    />
    <Choice
      legend="Direction"
      value={settings.direction}
      values={directions}
      onChoose={(direction) => onChange({ ...settings, direction })}
    />
    <Choice legend="Width" value={width} values={widths} onChoose={onWidth} />
  </div>
);
