import fc from 'fast-check'

/* What someone sends who means no good, or whose program is broken. */

const FRAGMENTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00b',
  '\ufeff',
  '\u202eevil',
  'Ursus\u0455 maritimus',
  'ﬁ ﬀ Ⅷ ①',
  '𝕌𝕣𝕤𝕦𝕤',
  'İıſK',
  '́́́́'.repeat(200),
  "' or '1'='1",
  '"; drop table species; --',
  "1'); select pg_sleep(20); --",
  '%',
  '%%%_\\',
  '\\',
  '<script>window.__pwned=1</script>',
  '"><img src=x onerror="window.__pwned=1">',
  'javascript:window.__pwned=1',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  'file:///etc/passwd',
  'http://127.0.0.1:5432/',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  'true',
  '-1',
  '0',
  '1e999',
  '-0',
  '0x1F',
  '９９９',
  '99999999999999999999999999',
  '2147483648',
  '-9223372036854775809',
  '2024-02-30',
  '0000-01-01',
  '9999-12-31',
  '+275760-09-13',
  '2024-13-45T99:99:99Z',
  '00000000-0000-0000-0000-000000000000',
  'zzzzzzzz-0000-4000-8000-000000000000',
  '\r\nset-cookie: a=b',
  'x'.repeat(3000),
  '(a+)+$',
  '(((((((((((((',
  'а'.repeat(500),
  'select from where '.repeat(60),
] as const

const soup = fc.string({ unit: 'binary', maxLength: 40 })

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...FRAGMENTS) },
  { weight: 2, arbitrary: soup },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...FRAGMENTS), soup).map((two) => two.join('')) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }).map((length) => randomLetters(length)) },
)

/** Letters that no packing makes shorter, the same for the same length. */
function randomLetters(length: number): string {
  let state = length
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return String.fromCharCode(97 + (state % 26))
  }).join('')
}

const hostileNumber = fc.constantFrom(
  -1,
  0,
  0.1,
  -0.5,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  1e300,
  5e-324,
  1799,
  10_000,
  99_999,
)

const objectWith = (name: string): unknown => JSON.parse(`{"${name}":{"isAdmin":true,"polluted":1}}`)

/** An object whose members hide the methods that every object has: it cannot be written as text or as a number. */
export const ODD_OBJECT: Readonly<Record<string, unknown>> = Object.fromEntries(
  [
    'toString',
    'valueOf',
    'toLocaleString',
    'toJSON',
    'hasOwnProperty',
    'isPrototypeOf',
    'constructor',
    'then',
    'length',
  ].map((name) => [name, 'x']),
)

/** Any value that JSON can say, much of it unexpected; members may be called `__proto__`. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 2, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...['__proto__', 'constructor', 'toJSON', 'then', '0']).map(objectWith),
  },
)

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)

/** Bodies that are no JSON, or unexpected JSON. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: hostileValue.map((value) => JSON.stringify(value) ?? '') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '[',
      '{"a":',
      '\ufeff{}',
      'NaN',
      "{'a':1}",
      '{"a":1,"a":2}',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      '"\\ud800"',
      '{"title":"\\u0000"}',
      '1e99999',
      'null',
      '[]',
      'a=1&b=2',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      nested('[', ']', 5000),
      nested('{"a":', '}', 3000).replace(':}', ':1}'),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(60_000, 900_000, 1_200_000).map((size) => `"${'x'.repeat(size)}"`),
  },
)
