/** The version of the contract between shell and remotes that this package describes. */
export const contractVersion = 1;

/** The contracts that the shell runs: the current one and, from the second on, the previous one. */
export const supportedContracts: readonly number[] = [contractVersion];
