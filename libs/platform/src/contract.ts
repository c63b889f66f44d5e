/** The version of the contract between shell and remotes that this package describes. */
export const contractVersion = 2;

/**
 * The contracts that the shell runs: the current one, and the previous one while visitors can reach a release that
 * speaks it. Contract 1, without zustand stores, never left development.
 */
export const supportedContracts: readonly number[] = [contractVersion];
