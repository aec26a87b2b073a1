import { BlockList, isIPv4, isIPv6 } from 'node:net'

/**
 * Addresses that lead nowhere on the public internet: this machine, its own network, what clouds tell their
 * machines, tests and documentation. Source: IANA, Special-Purpose Address Registries.
 */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** All that is public of IPv6 lies in here … */
const GLOBAL_IPV6 = ['2000::', 3] as const
/** … but these parts of it wrap an IPv4 address, or are not assigned. */
const SPECIAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, prefix] of SPECIAL_IPV4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of SPECIAL_IPV6) special.addSubnet(network, prefix, 'ipv6')
const global = new BlockList()
global.addSubnet(...GLOBAL_IPV6, 'ipv6')

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return isIPv6(address) && global.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
