export { framePath, limitsPath, releaseFilePath, shellFilePath } from './addresses.ts';
export { attemptFolder, lastGoodPath } from './recovery-addresses.ts';
export { controlSelectors } from './controls.ts';
export { rootId, stateId } from './element-ids.ts';
export { documentStateSchema } from './document-state.ts';
export type { DocumentMessages, DocumentState, PageState, WrittenState } from './document-state.ts';
export type { FrameMark } from './frame-marks.ts';
export { invitationParameter, languageParameter, requestedOverrides, withOverrides } from './parameters.ts';
export { pinCookie, pinSeconds } from './pin.ts';
export { renderedPageSchema } from './render.ts';
export type { Render, RenderedPage, RenderRequest } from './render.ts';
export { failureCauses, reportsSchema, telemetryPath } from './telemetry.ts';
export type { FailureCause, TelemetryReport, VitalName } from './telemetry.ts';
export {
  accentSchema,
  defaultLook,
  signedIn,
  themeSchema,
  visitorCookie,
  visitorCookies,
  visitorMarks,
} from './visitor.ts';
export type { CookieName } from './visitor.ts';
