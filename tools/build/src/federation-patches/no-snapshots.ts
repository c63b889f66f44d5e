/**
 * Stands for the part of the federation runtime that reads manifests (`SnapshotHandler.js`). Our remotes have none: the
 * composition names their files.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined, removePlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

/** What a manifest said of a remote: nothing. */
export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined });
