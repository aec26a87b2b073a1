import { expect, test } from 'vitest'
import { leftAfter, overflows, showsMore, showsTip, stripWidth, viewedShare } from './timeline-scroll.ts'

const position = (left: number, room = 800, whole = 1800) => ({ left, room, whole })

test('seven events make a strip of 1400 pixels', () => {
  expect(stripWidth(7)).toBe(1400)
})

test.each([
  { at: position(0), viewed: 0, tip: true },
  { at: position(99), viewed: 9.9, tip: true },
  { at: position(100), viewed: 10, tip: false },
  { at: position(1000), viewed: 100, tip: false },
  { at: position(0, 800, 800), viewed: 100, tip: false },
])('at $at.left of $at.whole pixels $viewed % are viewed; tip: $tip', ({ at, viewed, tip }) => {
  expect(viewedShare(at)).toBeCloseTo(viewed)
  expect(showsTip(at)).toBe(tip)
})

test.each([
  { remaining: 1000, more: true },
  { remaining: 11, more: true },
  { remaining: 10, more: false },
  { remaining: 0, more: false },
])('with $remaining pixels left at the right the hint stands: $more', ({ remaining, more }) => {
  expect(showsMore(position(1000 - remaining))).toBe(more)
})

test('a strip that fits does not overflow', () => {
  expect(overflows(position(0, 800, 800))).toBe(false)
  expect(overflows(position(0))).toBe(true)
})

test.each([
  { key: 'ArrowRight', left: 600 },
  { key: 'ArrowLeft', left: 200 },
  { key: 'Home', left: 0 },
  { key: 'End', left: 1000 },
  { key: 'Enter', left: undefined },
])('$key leads from 400 to $left', ({ key, left }) => {
  expect(leftAfter(key, position(400))).toBe(left)
})
