import { expect, test } from 'vitest'
import { networkOf, widerNetworkOf } from './network-of.ts'

test.each([
  ['192.0.2.7', '192.0.2.7', null],
  ['::ffff:192.0.2.7', '192.0.2.7', null],
  ['::FFFF:192.0.2.7', '192.0.2.7', null],
  ['::ffff:c000:207', '192.0.2.7', null],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7', null],
  ['0000:0000:0000:0000:0000:ffff:c000:0207', '192.0.2.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:db8:1::192.0.2.7', '2001:db8:1:0::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('%s is counted as %s and as %s', (address, network, wider) => {
  expect(networkOf(address)).toBe(network)
  expect(widerNetworkOf(address)).toBe(wider)
})
