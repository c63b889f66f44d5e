import { accessibility } from './accessibility.ts';
import { address } from './address.ts';
import { amounts } from './amounts.ts';
import { arrival } from './arrival.ts';
import { header } from './header.ts';
import type { Invariant } from './invariant.ts';
import { keyboard } from './keyboard.ts';
import { links } from './links.ts';
import { memory } from './memory.ts';
import { presses } from './presses.ts';
import { realm } from './realm.ts';
import { renders } from './renders.ts';
import { scrolling } from './scrolling.ts';
import { storage } from './storage.ts';
import { texts } from './texts.ts';
import { typing } from './typing.ts';
import { work } from './work.ts';

/**
 * What holds wherever a remote is shown, in the order in which it is asked. The keyboard and
 * typed texts change the page, typed texts also ask the API what it refuses, axe brings globals of its own, and presses lead away.
 */
export const invariants: readonly Invariant[] = [
  amounts,
  header,
  scrolling,
  address,
  links,
  texts,
  renders,
  work,
  memory,
  keyboard,
  arrival,
  typing,
  realm,
  storage,
  accessibility,
  presses,
];
