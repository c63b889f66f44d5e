/** Pixels of a window. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}
