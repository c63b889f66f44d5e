interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  values: readonly Value[];
  onChoose: (value: Value) => void;
}

/** A labelled list of values with one selected. */
export function Choice<Value extends string>({ label, value, values, onChoose }: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={(event) => {
          const chosen = values.find((candidate) => candidate === event.target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((candidate) => (
          <option key={candidate}>{candidate}</option>
        ))}
      </select>
    </label>
  );
}
