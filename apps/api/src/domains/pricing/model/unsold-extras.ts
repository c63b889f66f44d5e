import type { ExtraCode } from '@livree/contracts';
import type { Config } from '../../../config.ts';
import { findFlightSource } from '../../flights/index.ts';

/** Extras that are listed but not sold: following a flight, where nobody follows flights. */
export const listUnsoldExtras = (config: Pick<Config, 'flights'>): readonly ExtraCode[] =>
  findFlightSource(config) ? [] : ['flight_tracking'];
