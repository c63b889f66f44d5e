/** Loads what checks passkeys: 25 MB that a process needs once somebody uses one. */
export const loadWebauthn = () => import('@simplewebauthn/server');
