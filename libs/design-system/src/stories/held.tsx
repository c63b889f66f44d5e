import { useState, type ReactNode } from 'react';

interface HeldProps<Value> {
  first: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Holds the value of a controlled component, so that it can be tried. */
export function Held<Value>({ first, children }: HeldProps<Value>) {
  const [value, set] = useState(first);
  return children(value, set);
}
