import { expect, test } from 'vitest'
import type { ChartContent } from './chart-content.ts'
import { MARGIN, pictureLayout } from './picture-layout.ts'

const chart: ChartContent = {
  name: 'narwhal-records',
  subject: 'Narwhal',
  title: 'Records Over Time',
  subtitle: 'Trade records per year, 1975–2022.',
  caveats: [{ sign: 'know', text: 'Both reporters are counted.' }],
  table: { columns: [], rows: [] },
  source: {
    text: 'Source: CITES Trade Database. Simulated, not real records.',
    citation: '',
    simulated: true,
  },
  key: [
    { label: 'tusks', tone: 1, marker: 'circle' },
    { label: 'carvings', tone: 2, marker: 'square' },
  ],
  notes: ['1 1979 CITES: Appendix II'],
}

const layout = pictureLayout(chart, { width: 600, height: 300 })
const said = layout.texts.map(({ text }) => text)

test('a picture says what the frame says, the source last', () => {
  expect(said[0]).toBe('Narwhal: Records Over Time')
  expect(said).toContain('1 1979 CITES: Appendix II')
  expect(said).toContain('Both reporters are counted.')
  expect(said.at(-1)).toContain('Simulated, not real records.')
})

test('nothing is written over the drawing', () => {
  const below = layout.plotAt + 300
  expect(layout.texts.every(({ y }) => y <= layout.plotAt || y > below)).toBe(true)
  expect(layout.key.every(({ y }) => y > below)).toBe(true)
  expect(layout.height).toBeGreaterThan(Math.max(...layout.texts.map(({ y }) => y)))
})

test('on a narrow drawing long lines and the key wrap', () => {
  const narrow = pictureLayout(chart, { width: 120, height: 300 })
  expect(narrow.texts.length).toBeGreaterThan(layout.texts.length)
  expect(narrow.key.map(({ x }) => x)).toEqual([MARGIN, MARGIN])
})
