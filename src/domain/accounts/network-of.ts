const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Groups of an IPv6 address that a provider gives to one connection; the other four its owner changes at will. */
const GROUPS_OF_A_CONNECTION = 4

/** The network that attempts from this address are counted by: an IPv4 address itself, of IPv6 its /64. */
export function networkOf(address: string): string {
  const ipv4 = MAPPED_IPV4.exec(address)?.[1]
  if (ipv4 !== undefined) return ipv4
  if (!address.includes(':')) return address
  const [start = '', end] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = start === '' ? [] : start.split(':')
  const after = end === undefined || end === '' ? [] : end.split(':')
  const left = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = end === undefined ? before : [...before, ...left, ...after]
  return `${groups
    .slice(0, GROUPS_OF_A_CONNECTION)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
