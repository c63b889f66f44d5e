import { breakingChangesOf, type BreakingChange } from '../changes.ts';

const storage: readonly Omit<BreakingChange, 'kind'>[] = [
  {
    name: 'a key that others fill is no longer read',
    edits: { 'storage.ts': [["const vehicleKey = 'selectedVehicle'", "const vehicleKey = 'chosenVehicle'"]] },
    refusal: 'key `selectedVehicle` in localStorage is no longer read; marketing@live writes it',
  },
  {
    name: 'a key that others read is no longer filled',
    remote: 'marketing',
    edits: { 'pages/home.tsx': [["localStorage.setItem('selectedVehicle', '7')", 'undefined']] },
    refusal: 'key `selectedVehicle` in localStorage is no longer written; booking@live reads it',
  },
  {
    name: 'a key that others read has another name',
    remote: 'marketing',
    edits: { 'pages/home.tsx': [["'selectedVehicle'", "'vehicle'"]] },
    refusal: 'key `selectedVehicle` in localStorage is no longer written; booking@live reads it',
  },
  {
    name: 'a key is kept for the tab alone',
    remote: 'marketing',
    edits: { 'pages/home.tsx': [['localStorage.setItem', 'sessionStorage.setItem']] },
    refusal: 'key `selectedVehicle` in localStorage is no longer written; booking@live reads it',
  },
  {
    name: 'a key of its own, which visits under way have filled, has another name',
    edits: { 'storage.ts': [["'bookingVisit'", "'visit'"]] },
    refusal: 'key `bookingVisit` in sessionStorage is no longer read; booking@live writes it',
  },
];

const draft = 'draft.ts';
const drafts: readonly Omit<BreakingChange, 'kind'>[] = [
  {
    name: 'a draft has another name',
    edits: { [draft]: [["name: 'trip'", "name: 'journey'"]] },
    refusal: 'draft `trip` is no longer read; booking@live keeps it in browsers',
  },
  {
    name: 'a draft needs a new field and keeps its version',
    edits: { [draft]: [['to: z.string(),', 'to: z.string(), at: z.string(),']] },
    refusal: 'draft `trip` keeps version 2, but: at is new and required; booking@live',
  },
  {
    name: 'an optional field of a draft is required and the version is kept',
    edits: { [draft]: [['z.optional(z.string())', 'z.string()']] },
    refusal: 'draft `trip` keeps version 2, but: note is now required',
  },
  {
    name: 'a field of a draft has another type and the version is kept',
    edits: { [draft]: [['to: z.string()', 'to: z.number()']] },
    refusal: 'draft `trip` keeps version 2, but: to no longer takes string',
  },
  {
    name: 'a field of a draft takes less and the version is kept',
    edits: { [draft]: [['z.maximum(7)', 'z.maximum(4)']] },
    refusal: 'draft `trip` keeps version 2, but: passengers had maximum 7 and now has 4',
  },
  {
    name: 'a draft keeps more than the release before can read, and the version is kept',
    edits: { [draft]: [['z.maximum(7)', 'z.maximum(8)']] },
    refusal: 'draft `trip` keeps version 2, but once it is rolled back: passengers had maximum',
  },
  {
    name: 'a required field of a draft is removed, which a rollback would miss',
    edits: { [draft]: [['to: z.string(),', '']] },
    refusal: 'draft `trip` keeps version 2, but once it is rolled back: to is new and required',
  },
  {
    name: 'a draft has a new version and does not migrate the old one',
    edits: { [draft]: [['version: 2', 'version: 3']] },
    refusal: 'draft `trip` has version 3 and no `migrate` from 2; booking@live keeps it in browsers',
  },
  {
    name: 'a draft goes back to an older version',
    edits: { [draft]: [['version: 2', 'version: 1']] },
    refusal: 'draft `trip` goes back from version 2 to 1',
  },
];

export const kept: readonly BreakingChange[] = [
  ...breakingChangesOf('storage', storage),
  ...breakingChangesOf('drafts', drafts),
];
