import ipaddr from 'ipaddr.js';

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
