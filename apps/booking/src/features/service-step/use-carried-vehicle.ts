import { useState } from 'react';

/**
 * The vehicle that the visitor brought along or was offered, and a note of one that they press here: the list never
 * changes its order under a finger.
 */
export function useCarriedVehicle(value: number | null) {
  const [carried, setCarried] = useState(value);
  const [pressed, notePress] = useState<number | null>(null);
  if (value !== carried && value !== pressed) setCarried(value);
  return { carried, notePress };
}
