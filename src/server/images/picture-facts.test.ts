import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnPng } from '#testing/drawn-png.ts'
import { pictureFacts } from './picture-facts.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const letters = (text: string) => Buffer.from(text, 'latin1')

test.each([
  { what: 'PNG', bytes: drawnPng(5, 3, [0, 0, 0]), type: 'image/png', width: 5, height: 3 },
  {
    what: 'JPEG with its size behind another segment',
    bytes: hex('ffd8 ffe0 0004 0000 ffc0 0011 08 014d 01f4 03'),
    type: 'image/jpeg',
    width: 500,
    height: 333,
  },
  {
    what: 'GIF',
    bytes: Buffer.concat([letters('GIF89a'), hex('f401 4d01')]),
    type: 'image/gif',
    width: 500,
    height: 333,
  },
  {
    what: 'WebP with losses',
    bytes: Buffer.concat([letters('RIFF____WEBPVP8 ____'), hex('000000 9d012a f401 4d01')]),
    type: 'image/webp',
    width: 500,
    height: 333,
  },
  {
    what: 'WebP without losses',
    bytes: Buffer.concat([letters('RIFF____WEBPVP8L____'), hex('2f f3015300')]),
    type: 'image/webp',
    width: 500,
    height: 333,
  },
  {
    what: 'WebP with more than one part',
    bytes: Buffer.concat([letters('RIFF____WEBPVP8X____'), hex('00000000 f30100 4c0100')]),
    type: 'image/webp',
    width: 500,
    height: 333,
  },
])('$what tells its size', ({ bytes, type, width, height }) => {
  expect(pictureFacts(bytes)).toEqual({ type, width, height })
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', letters('<!doctype html><title>Sign in</title>')],
  ['a drawing that may carry scripts', letters('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a picture that ends within its head', drawnPng(5, 3, [0, 0, 0]).subarray(0, 20)],
  ['a picture without height', Buffer.concat([letters('GIF89a'), hex('f401 0000')])],
  ['a JPEG that never tells its size', hex('ffd8 ffe0 0004 0000 ffd9')],
])('%s is no picture', (_, bytes) => {
  expect(pictureFacts(bytes)).toBeUndefined()
})

test('no bytes make it fail or run on', () => {
  const beginnings = ['', 'ffd8ff', 'ffd8ffe0', '89504e470d0a1a0a', '474946383961', '52494646']
  fc.assert(
    fc.property(fc.constantFrom(...beginnings), fc.uint8Array({ maxLength: 200 }), (beginning, rest) => {
      pictureFacts(Buffer.concat([hex(beginning), rest]))
    }),
  )
})
