import { ConfigError } from '../environment/config-error.ts';

export interface Listening {
  readonly host: string;
  readonly port: number;
  /** The variable that sets the port. */
  readonly variable: string;
}

const noAddress = ({ host }: Listening) => `This machine has no address ${host}, which HOST names.`;

/** Why a server cannot listen, by the code of the system. */
const reasons: Readonly<Record<string, (where: Listening) => string>> = {
  EADDRINUSE: ({ port, variable }) =>
    `Port ${port} is taken; stop what uses it or choose another with ${variable}.`,
  EACCES: ({ port, variable }) => `This user cannot use port ${port}; choose another with ${variable}.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
  EAI_AGAIN: noAddress,
};

/** The error of a server that cannot listen: a ConfigError with a sentence where the settings are wrong, else the same. */
export function explainListening(error: unknown, where: Listening): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code]?.(where);
  return reason === undefined ? error : new ConfigError(reason);
}
