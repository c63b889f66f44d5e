declare module 'autocannon' {
  interface LoadRequest {
    readonly method?: string;
    readonly path?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Called before each request with its current settings; returns the request to send. */
    readonly setupRequest?: (request: LoadRequest) => LoadRequest;
  }

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration?: number;
    /** Requests, instead of a duration. */
    readonly amount?: number;
    /** Seconds to wait for an answer. */
    readonly timeout?: number;
    /** Milliseconds between two looks at whether it is over. */
    readonly sampleInt?: number;
    readonly requests: readonly LoadRequest[];
  }

  export default function autocannon(options: Options): Promise<unknown>;
}
