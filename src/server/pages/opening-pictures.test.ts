import { expect, test } from 'vitest'
import { picturesOf, withPicturesOf } from './opening-pictures.ts'

const PAINT =
  '<li><picture><img src="{picture_0}" alt=""/></picture>a</li><li><picture><img src="{picture_1}" alt=""/></picture>b</li>'

test('a first paint keeps the pictures that there are photographs for, each in its place', () => {
  const words = picturesOf([{ image_url: null }, { image_url: '/images/species/b' }])
  expect(words).toEqual({ picture_1: '/images/species/b' })
  expect(withPicturesOf(words, PAINT)).toBe(
    '<li>a</li><li><picture><img src="{picture_1}" alt=""/></picture>b</li>',
  )
})

test('nothing is asked for where no photograph is known', () => {
  expect(withPicturesOf({ heading: 'Species' }, PAINT)).toBe('<li>a</li><li>b</li>')
})
