import { expect, test } from 'vitest'
import { isPublicAddress } from './public-network.ts'

test.each([
  { what: 'a server of the internet', address: '93.184.215.14', isPublic: true },
  { what: 'one that speaks IPv6', address: '2a00:1450:4009:81f::2004', isPublic: true },
  { what: 'this machine', address: '127.0.0.1', isPublic: false },
  { what: 'this machine by another number', address: '127.8.9.10', isPublic: false },
  { what: 'this machine in IPv6', address: '::1', isPublic: false },
  { what: 'this machine wrapped in IPv6', address: '::ffff:127.0.0.1', isPublic: false },
  { what: 'any address', address: '0.0.0.0', isPublic: false },
  { what: 'an office', address: '10.1.2.3', isPublic: false },
  { what: 'another office', address: '172.31.255.255', isPublic: false },
  { what: 'beside that office', address: '172.32.0.1', isPublic: true },
  { what: 'a house', address: '192.168.1.1', isPublic: false },
  { what: 'what a cloud tells its machines', address: '169.254.169.254', isPublic: false },
  { what: 'the same in IPv6', address: 'fd00:ec2::254', isPublic: false },
  { what: 'the neighbours on the wire', address: 'fe80::1', isPublic: false },
  { what: 'an office through NAT64', address: '64:ff9b::a01:203', isPublic: false },
  { what: 'an office through Teredo', address: '2001:0:a01:203::1', isPublic: false },
  { what: 'an office through 6to4', address: '2002:a01:203::1', isPublic: false },
  { what: 'everybody at once', address: '224.0.0.1', isPublic: false },
  { what: 'no address at all', address: 'localhost', isPublic: false },
])('$what, $address: $isPublic', ({ address, isPublic }) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
