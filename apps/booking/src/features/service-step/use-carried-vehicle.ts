import { useState } from 'react';

/**
 * The vehicle that the visitor brought along or was offered. A vehicle that they press here does not become the first
 * one, so the list never changes its order under a finger.
 */
export function useCarriedVehicle(value: number | null) {
  const [carried, setCarried] = useState(value);
  const [pressed, notePress] = useState<number | null>(null);
  if (value !== carried && value !== pressed) setCarried(value);
  return { carried, notePress };
}
