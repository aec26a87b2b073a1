import { describe, expect, test } from 'vitest'
import { nameDistance, nearestNamed } from './nearest-named.ts'

const NAMES = ['Narwhal', 'Beluga', 'Walrus', 'Polar Bear', 'Orca']

describe('what a word may mean', () => {
  test.each([
    { word: 'narwal', near: ['Narwhal'] },
    { word: 'bear', near: ['Polar Bear', 'Beluga', 'Orca'] },
    { word: ' WALR ', near: ['Walrus'] },
    { word: '', near: [] },
    { word: 'w'.repeat(61), near: [] },
  ])('is named nearest first: $word', ({ word, near }) => {
    expect(nearestNamed(word, NAMES, nameDistance).slice(0, near.length)).toEqual(near)
  })

  test('is three at most', () => {
    expect(nearestNamed('a', NAMES, nameDistance)).toHaveLength(3)
  })
})
