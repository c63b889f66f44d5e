import { Refusal } from '@livree/release/ledger';
import { expect, it } from 'vitest';
import { replayCommand, type ReportHost } from './replay.ts';

const id = 'R-7K3M9Q';

it('a site that cannot show the releases of a report does not stay', async () => {
  let isStopped = false;
  const host: ReportHost = {
    report: async () => ({
      id,
      createdAt: '2027-01-01T00:00:00.000Z',
      report: {
        composition: { blog: 'aaaaaaaaaaaa' },
        flags: {},
        language: 'fr',
        beganAt: '2027-01-01T00:00:00.000Z',
        isSignedIn: false,
        isPhone: false,
        acts: [],
      },
    }),
    replay: async () => ({
      origin: 'http://localhost',
      show: () => Promise.reject(new Refusal('blog@aaaaaaaaaaaa was never published')),
      look: async () => ({ hasFault: false, missed: [] }),
      stop: async () => void (isStopped = true),
    }),
    announce: () => undefined,
  };
  await expect(replayCommand(host, [id])).rejects.toThrow('blog@aaaaaaaaaaaa was never published');
  expect(isStopped).toBe(true);
});
