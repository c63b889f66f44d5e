/** What escapes try to reach; the test watches all of it. */
export interface EscapeTargets {
  /** Answers HTTP and anything else. */
  readonly port: number;
  readonly udpPort: number;
  readonly socket: string;
  readonly abstractSocket: string;
  /** A file that everybody may read and write, beside which everybody may create others. */
  readonly file: string;
  readonly folder: string;
  /** A file of the gateway, and one of its rendering code. */
  readonly code: string;
  readonly ownCode: string;
  /** A process of the user who runs the gateway. */
  readonly process: number;
}
