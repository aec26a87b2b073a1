/** Groups of an IPv6 address that a provider gives to one connection; the other four its owner changes at will. */
const GROUPS_OF_A_CONNECTION = 4
/** Groups that a provider gives to a whole site, or a hoster to one customer: 65,536 connections. */
const GROUPS_OF_A_SITE = 3

const IPV4_AT_THE_END = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/
const MAPPED_IPV4 = '0:0:0:0:0:ffff'

/** The network that attempts from this address are counted by: an IPv4 address itself, of IPv6 its /64. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  return mappedIpv4(groups) ?? `${groups.slice(0, GROUPS_OF_A_CONNECTION).join(':')}::/64`
}

/** The /48 of an IPv6 address, in which someone may have 65,536 networks; null for IPv4, where nothing like it is given away. */
export function widerNetworkOf(address: string): string | null {
  if (!address.includes(':')) return null
  const groups = groupsOf(address)
  return mappedIpv4(groups) === undefined ? `${groups.slice(0, GROUPS_OF_A_SITE).join(':')}::/48` : null
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const plain = address.toLowerCase().split('%')[0]?.replace(IPV4_AT_THE_END, asGroups)
  const [start = '', end] = plain?.split('::') ?? []
  const before = start === '' ? [] : start.split(':')
  const after = end === undefined || end === '' ? [] : end.split(':')
  const left = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = end === undefined ? before : [...before, ...left, ...after]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}

const asGroups = (_ipv4: string, ...bytes: string[]): string => {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.slice(0, 4).map(Number)
  return `${(first * 256 + second).toString(16)}:${(third * 256 + fourth).toString(16)}`
}

/** The IPv4 address that an IPv6 socket names as its own; undefined for any other address. */
function mappedIpv4(groups: readonly string[]): string | undefined {
  if (groups.length !== 8 || groups.slice(0, 6).join(':') !== MAPPED_IPV4) return undefined
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.')
}
