import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DRAWINGS, DRAWN_SPECIES, ownDrawing } from '../src/domain/species/drawing.ts'

const INKS = ['none', 'currentColor', 'var(--drawing-tone, currentColor)']

const root = new URL('..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const symbolsIn = (path: string) => [...read(path).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

test('every group has its drawing', () => {
  expect(symbolsIn('src/web/components/drawings/drawings.svg')).toEqual([...DRAWINGS, 'graticule'])
})

test('every species of the list has its mark and its drawing, and no other has', () => {
  expect(symbolsIn('src/web/components/drawings/marks.svg')).toEqual(DRAWN_SPECIES)
  expect(readdirSync(new URL('public/drawings', root)).toSorted()).toEqual(
    DRAWN_SPECIES.map((species) => `${species}.svg`),
  )
})

test('the sheet of drawings shows each', () => {
  const sheet = read('docs/drawings.md')
  expect(DRAWN_SPECIES.filter((species) => !sheet.includes(`/drawings/${species}.svg`))).toEqual([])
})

test('every species of the catalogue is drawn', () => {
  const [, ...lines] = read('catalogue/species.csv').trim().split('\n')
  const names = lines.map((line) => line.split(',')[1] ?? '')
  expect(names.filter((name) => ownDrawing(name) === undefined)).toEqual([])
})

test.for(DRAWN_SPECIES)('%s is drawn in the ink around it alone, in a frame of 4 to 3', (species) => {
  const drawing = read(`public/drawings/${species}.svg`)
  expect(drawing).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 320 240">\s*<title>.+<\/title>\s*<g id="drawing">/,
  )
  const inks = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, ink]) => ink)
  expect(inks.filter((ink) => !INKS.includes(ink ?? ''))).toEqual([])
})

test.for(['en', 'da', 'is', 'no'])('every drawing is described in %s', (language) => {
  const words: Record<string, string> = JSON.parse(read(`public/locales/${language}/drawings.json`))
  expect(Object.keys(words).toSorted()).toEqual([...DRAWN_SPECIES].toSorted())
})
