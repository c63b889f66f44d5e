import type { Gauge } from '@livree/server/telemetry';
import type { Site } from '../site.ts';

/** What an operator watches of one gateway. */
export const gatewayGauges = ({ ledgerSilence }: Pick<Site, 'ledgerSilence'>): readonly Gauge[] => [
  {
    name: 'livree_ledger_silence_seconds',
    about:
      'Seconds since the server of the ledger last answered this gateway, which goes on with what it read then',
    read: async () => [{ value: ledgerSilence() / 1000 }],
  },
];
