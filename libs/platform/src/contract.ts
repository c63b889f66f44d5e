/** The number of the contract between shell and remotes that this package describes. */
export const contractVersion = 1;

/** The shell runs remotes built for these contracts: the current one and, from the second on, the one before it. */
export const supportedContracts: readonly number[] = [contractVersion];
