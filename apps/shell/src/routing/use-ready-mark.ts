import { useEffect } from 'react';

/** Marks the moment from which a page reacts to input; visits of releases and the benchmark read it. */
export const useReadyMark = (): void => useEffect(() => void performance.mark('livree:page-ready'), []);
