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
    text: 'Source: CITES Trade Database.',
    releases: [],
    simulated: 'Simulated trade data. Import the CITES Trade Database release to see real records.',
  },
  key: [
    { label: 'tusks', tone: 1, marker: 'circle' },
    { label: 'carvings', tone: 2, marker: 'square' },
  ],
  notes: ['1 1979 CITES: Appendix II'],
}

const layout = pictureLayout(chart, { width: 600, height: 300 })
const texts = layout.texts.map(({ text }) => text)

test('a picture says what the frame says, the source last', () => {
  expect(texts[0]).toBe('Narwhal: Records Over Time')
  expect(texts).toContain('1 1979 CITES: Appendix II')
  expect(texts).toContain('Both reporters are counted.')
  expect(texts.join(' ')).toContain(chart.source.simulated)
  expect(texts.at(-1)).toContain('CITES Trade Database')
})

test('a picture of a part of the records says of which part', () => {
  const narrowed = { text: 'Filtered: 1990–2010, term Tusks.', fileName: '1990-2010-tusks' }
  const texts = pictureLayout({ ...chart, narrowed }, { width: 600, height: 300 }).texts
  expect(texts.map(({ text }) => text)).toContain('Filtered: 1990–2010, term Tusks.')
})

test('nothing is written over the drawing', () => {
  const below = layout.plotAt.y + 300
  expect(layout.texts.every(({ y }) => y <= layout.plotAt.y || y > below)).toBe(true)
  expect(layout.key.every(({ y }) => y > below)).toBe(true)
  expect(layout.height).toBeGreaterThan(Math.max(...layout.texts.map(({ y }) => y)))
})

test('around a narrow drawing the words keep their room and the drawing stands in the middle', () => {
  const narrow = pictureLayout(chart, { width: 120, height: 300 })
  expect(narrow.width).toBe(440 + 2 * MARGIN)
  expect(narrow.plotAt.x).toBe(MARGIN + 160)
})

test('long lines and a long key wrap', () => {
  const term = (label: string) => ({ label, tone: 1 as const, marker: 'circle' as const })
  const key = ['leather products (small)', 'jewellery - ivory', 'fur products (large)'].map(term)
  const long = pictureLayout(
    { ...chart, subtitle: chart.subtitle.repeat(5), key },
    { width: 440, height: 300 },
  )
  expect(long.texts.filter(({ style }) => style === 'subtitle').length).toBeGreaterThan(1)
  expect(new Set(long.key.map(({ y }) => y)).size).toBeGreaterThan(1)
})
