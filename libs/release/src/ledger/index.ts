export { addRelease } from './add-release.ts';
export { buildFolder, readBuilt, readBuiltRelease } from './built-release.ts';
export type { ReadBuild } from './built-release.ts';
export { versionBefore } from './operations/assert-moves-fit.ts';
export { assertPromotable } from './operations/assert-promotable.ts';
export { assertReleasable } from './operations/assert-releasable.ts';
export { buildAt } from './build-at.ts';
export { composeLive } from './composition/compose-live.ts';
export { composeOrRefuse, isForOperators, withoutOperators } from './composition/compose.ts';
export type { ShellOffer } from './composition/compose.ts';
export { findLastGood } from './last-good.ts';
export { computeIntegrity, isIntact } from './integrity.ts';
export { openLedger } from './ledger.ts';
export type { Doubt, Ledger } from './ledger.ts';
export { isAboutRelease } from './log/entry.ts';
export type { LedgerEvent, ServerEvent } from './log/entry.ts';
export type { Canary, Live } from './log/moves.ts';
export { newPrivateKey, createSigner } from './log/keys.ts';
export type { Signer } from './log/keys.ts';
export type { Trust } from './log/log.ts';
export { isInTime, isTakenBack } from './pinnable.ts';
export type { Pinnable } from './pinnable.ts';
export { guestReleases } from './releases.ts';
export type { Releases } from './releases.ts';
export { liveReleases, liveVersions, withCanary } from './live-releases.ts';
export type { LiveReleases } from './live-releases.ts';
export { beginCanary, recordVerdict } from './operations/canary.ts';
export type { CanaryOptions, JudgedCanary } from './operations/canary.ts';
export { invite, uninvite } from './operations/invite.ts';
export type { InvitationOptions, Invited } from './operations/invite.ts';
export { commitSchema, imageDigestSchema, mostTried, publicKeySchema, trialNameSchema } from './log/acts.ts';
export type { Invitation } from './log/invitation.ts';
export { promote } from './operations/promote.ts';
export { promoteFrom } from './operations/promote-from.ts';
export { publish } from './operations/publish.ts';
export { retire } from './operations/retire.ts';
export { describePresent, readPresent } from './operations/present.ts';
export type { Leaving, Present } from './operations/present.ts';
export { rollback } from './operations/rollback.ts';
export type { RolledBack } from './operations/rollback.ts';
export { seed } from './operations/seed.ts';
export { listSteps } from './list-steps.ts';
export type { Step } from './list-steps.ts';
export { publications } from './publications.ts';
export type { Publication } from './publications.ts';
export { Refusal } from './refusal.ts';
export { browserFiles, isShell, serverFiles } from './released-files.ts';
export type { AnyRelease, ReleasedFile } from './released-files.ts';
export {
  ledgerSettings,
  openNamedLedger,
  openOtherLedger,
  releaseKeySettings,
  readTrust,
} from './settings.ts';
export { createLedgerService } from './service/ledger-service.ts';
export { folderStore } from './store/folder-store.ts';
export { openStore } from './store/open-store.ts';
export { isAnswered } from './store/store-error.ts';
export type { Store } from './store/store.ts';
