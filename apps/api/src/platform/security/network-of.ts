import ipaddr from 'ipaddr.js';

/**
 * The network of an address, /24 or /48: enough to see where an attack comes from, too little to identify a
 * household.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  const [kind, bits] = parsed instanceof ipaddr.IPv4 ? [ipaddr.IPv4, 24] : [ipaddr.IPv6, 48];
  return `${kind.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
}

/**
 * The address that limits count: a connection over IPv6 has a whole /64 of addresses, and an IPv4 address has a second
 * spelling in IPv6.
 */
export function callerAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}
