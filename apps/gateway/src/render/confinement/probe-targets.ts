import { z } from '@livree/contracts/schema';

/** What a process may reach outside itself, as the log names it. */
export const doors = [
  'ports',
  'unix sockets',
  'abstract sockets',
  'files',
  'writing files',
  'other processes',
] as const;
export type Door = (typeof doors)[number];

/** Nobody else sends it, and a process that does not expect it ignores it. */
export const probeSignal = 'SIGURG';

/** What the probe tries to reach: all of it belongs to the gateway. */
export const probeTargetsSchema = z.object({
  port: z.number(),
  socket: z.string(),
  abstractSocket: z.string(),
  file: z.string(),
  process: z.number(),
});
export type ProbeTargets = z.infer<typeof probeTargetsSchema>;
