import { expect, test } from 'vitest'
import { fitText, spreadLabels, textWidth, wrapText } from './label-places.ts'

const room = { top: 0, bottom: 100 }

test.each([
  { what: 'labels with room stay', wishes: [10, 50], places: [10, 50] },
  { what: 'two at one place move apart', wishes: [10, 10], places: [10, 24] },
  { what: 'the order of the wishes is kept', wishes: [50, 10, 12], places: [50, 10, 24] },
  { what: 'at the bottom they move up', wishes: [99, 99], places: [86, 100] },
])('$what', ({ wishes, places }) => {
  expect(spreadLabels(wishes, 14, room)).toEqual(places)
})

test('a long name is cut with an ellipsis, a short one is left alone', () => {
  expect(fitText('Japan', 13, 100)).toBe('Japan')
  expect(fitText('Democratic Republic of the Congo', 13, 100)).toMatch(/^Democratic.*…$/)
})

test('a long line is wrapped between words', () => {
  expect(wrapText('one two three', 10, 40)).toEqual(['one two', 'three'])
})

// Measured in the browser, in Hanken Grotesk at 13 px.
test('the room for Icelandic letters is no narrower than they are drawn', () => {
  expect(textWidth('Suður-Kórea', 13)).toBeGreaterThanOrEqual(73.5)
})
