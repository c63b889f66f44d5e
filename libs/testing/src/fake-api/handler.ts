import type { Language, Route, RouteAnswer, RouteRequest, User } from '@livree/contracts';
import type { FakeState } from './state.ts';

/** What a handler knows besides the request. */
export interface FakeCall {
  readonly state: FakeState;
  /** The signed-in customer; routes that require one are never called without. */
  readonly customer: User | undefined;
  /** The token of the customer's session. */
  readonly token: string | undefined;
  readonly language: Language;
  readonly now: Date;
}

export type Handler<R extends Route> = (request: RouteRequest<R>, call: FakeCall) => RouteAnswer<R>;

/** One handler for every route of a domain: a route without one does not compile. */
export type Handlers<Group extends Readonly<Record<string, Route>>> = {
  readonly [Name in keyof Group]: Handler<Group[Name]>;
};

/** The envelope of an answer with data. */
export function answer<Data>(data: Data) {
  return { success: true as const, data };
}
