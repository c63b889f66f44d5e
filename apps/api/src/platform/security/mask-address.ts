import ipaddr from 'ipaddr.js';

/**
 * The network of an address, /24 or /48: enough to see where an attack comes from, too little to identify a
 * household.
 */
export function maskAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  const [kind, bits] = parsed instanceof ipaddr.IPv4 ? [ipaddr.IPv4, 24] : [ipaddr.IPv6, 48];
  return `${kind.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
}
