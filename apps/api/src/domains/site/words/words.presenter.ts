import {
  keptHours,
  type KeptHours,
  keptQuestion,
  type KeptQuestion,
  keptYear,
  type KeptYear,
} from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { EntryRow } from '../entries.repository.ts';
import type { ContentRow } from '../site.repository.ts';

const toWire = ({ content, version, ...row }: EntryRow): object => ({
  ...content,
  ...row,
  version: version.toISOString(),
});

export const presentQuestion = (row: EntryRow): KeptQuestion => z.parse(keptQuestion, toWire(row));

export const presentYear = (row: EntryRow): KeptYear => z.parse(keptYear, toWire(row));

export const presentHours = ({ content, version }: ContentRow): KeptHours =>
  z.parse(keptHours, { ...content, version: version.toISOString() });
