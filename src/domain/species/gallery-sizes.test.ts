import { expect, test } from 'vitest'
import { galleryPageOf } from './gallery-sizes.ts'

test.each([
  { list: 1, first: 1, gallery: 1 },
  { list: 2, first: 21, gallery: 1 },
  { list: 3, first: 41, gallery: 2 },
  { list: 7, first: 121, gallery: 6 },
])(
  'species $first, the first on page $list of the former list, is on page $gallery of the gallery',
  ({ list, gallery }) => {
    expect(galleryPageOf(list)).toBe(gallery)
  },
)
