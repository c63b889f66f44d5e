import {
  keptAbout,
  type KeptAbout,
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

const withVersion = ({ content, version }: ContentRow): object => ({
  ...content,
  version: version.toISOString(),
});

export const presentHours = (row: ContentRow): KeptHours => z.parse(keptHours, withVersion(row));

export const presentAbout = (row: ContentRow): KeptAbout => z.parse(keptAbout, withVersion(row));
