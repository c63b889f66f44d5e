import getPort from 'get-port';

/** A port of the loopback interface that is free and none of `reserved`. */
export const freePort = (...reserved: readonly number[]): Promise<number> =>
  getPort({ host: '127.0.0.1', exclude: reserved });
