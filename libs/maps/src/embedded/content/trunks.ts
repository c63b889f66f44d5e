import { trunksAbroad } from './trunks-abroad.ts';
import { trunksOfAlgeria } from './trunks-algeria.ts';
import { trunksOfFrance } from './trunks-france.ts';

/**
 * Main roads of France, Algeria and their neighbours: kind, then the towns they pass, in our (French) names, each with the kilometres
 * from the one before where we know them. Kinds: `a` motorway, `v` expressway, `n` main road, `m` mountain or coast road, `u` city road.
 * Kilometres are those driven past a town; a more distant town has its own road.
 */
export const trunks = [trunksOfFrance, trunksOfAlgeria, trunksAbroad].map((table) => table.trim()).join('\n');

/** Ways that are no road: two towns, kilometres, minutes with boarding. */
export const crossings = 'Calais,Folkestone,60,75';

/** In the order that the generated network numbers them. */
export const trunkKinds = ['a', 'v', 'n', 'm', 'u'];
