import { describe, expect, test } from 'vitest'
import { distanceOf, placeOf, spotAt } from './polar-projection.ts'

describe('the projection', () => {
  test('has the pole in the middle and 45° north at the edge', () => {
    expect(distanceOf(90)).toBe(0)
    expect(distanceOf(45)).toBe(1)
  })

  test('keeps areas: a quarter of the cap has half of its radius', () => {
    // The area of a cap is proportional to 1 − sin of its latitude.
    const quarter = (Math.asin(1 - (1 - Math.sin(Math.PI / 4)) / 4) * 180) / Math.PI
    expect(distanceOf(quarter)).toBeCloseTo(0.5, 12)
  })

  test('has Greenland below the pole, Europe to the right, Canada to the left', () => {
    const at = (code: string) => {
      const place = placeOf(code)
      return spotAt(place?.direction ?? 0, place?.distance ?? 0)
    }
    expect(at('GL').y).toBeGreaterThan(0.3)
    expect(Math.abs(at('GL').x)).toBeLessThan(0.1)
    expect(at('NO').x).toBeGreaterThan(0.3)
    expect(at('CA').x).toBeLessThan(-0.3)
    expect(at('RU').y).toBeLessThan(0)
  })
})

describe('a place', () => {
  test.each(['US', 'JP', 'ID', 'AE', 'ZA'])('%s is beyond the edge: its direction alone is shown', (code) => {
    expect(placeOf(code)?.distance).toBeNull()
  })

  test.each(['GL', 'FO', 'SJ', 'DK', 'SU', 'ZC'])('%s is on the map', (code) => {
    expect(placeOf(code)?.distance).toBeLessThan(1)
  })

  test.each(['HS', 'XX', 'XV', 'ZZ'])('%s names no country and has none', (code) => {
    expect(placeOf(code)).toBeUndefined()
  })
})
