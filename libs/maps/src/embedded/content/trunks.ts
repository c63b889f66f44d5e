import { trunksAbroad } from './trunks-abroad.ts';
import { trunksOfAlgeria } from './trunks-algeria.ts';
import { trunksOfFrance } from './trunks-france.ts';

/**
 * Main roads of France, Algeria and their neighbours: the kind, then the towns on the road by our (French) names,
 * each with the kilometres from the previous one if known. Kinds: `a` motorway, `v` expressway, `n` main road, `m`
 * mountain or coast road, `u` city road. Kilometres are those of driving past a town; a more distant town has its own
 * road.
 */
export const trunks = [trunksOfFrance, trunksOfAlgeria, trunksAbroad].map((table) => table.trim()).join('\n');

/** Connections that are not roads: two towns, kilometres, minutes with boarding. */
export const crossings = 'Calais,Folkestone,60,75';

/** In the numbering of the generated network. */
export const trunkKinds = ['a', 'v', 'n', 'm', 'u'];
