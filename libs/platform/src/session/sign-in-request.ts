/** The history's state that a page passes to `/login` and `/register`. */
export interface SignInRequest {
  /** The path, with its query, to which the visitor returns. */
  readonly from?: string;
  /** The values with which the form begins. */
  readonly contact?: {
    readonly email: string;
    readonly name?: string | undefined;
    readonly phone?: string | undefined;
  };
}
