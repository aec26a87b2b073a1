import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/* The fonts of a first visit, cut to the letters and weights that the screens use: 93 kB instead of 314. */

const require = createRequire(import.meta.url)
const FOLDER = fileURLToPath(new URL('../.build/fonts', import.meta.url))

/** Latin with the accents of the four languages, and the signs of a table and a text. */
const LATIN = `${charactersFrom(0x20, 0x7e)}${charactersFrom(0xa0, 0xff)}ıŒœ‐‑‒–—―‘’‚“”„†‡•…‰′″‹›⁄€™←↑→↓−∕≤≥`
/** What scientific names and the seas on the map are written in. */
const NAMES = `${charactersFrom(0x41, 0x5a)}${charactersFrom(0x61, 0x7a)} .,-()×ÁÐÉÍÓÚÝÞÆÖØÅáðéíóúýþæöøå`

interface Cut {
  file: string
  from: string
  characters: string
  /** What is left of an axis: a range, or the one value it is fixed to. */
  axes: Record<string, number | { min: number; max: number }>
}

const CUTS: Cut[] = [
  {
    file: 'hanken-grotesk.woff2',
    from: require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    characters: LATIN,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    file: 'newsreader.woff2',
    from: require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
    characters: LATIN,
    axes: { wght: 400, opsz: { min: 16, max: 60 } },
  },
  {
    file: 'newsreader-italic.woff2',
    from: require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2'),
    characters: NAMES,
    axes: { wght: 400, opsz: { min: 14, max: 48 } },
  },
]

/** Writes the cut fonts where `fonts.css` finds them. They stay until the packages or the cuts change. */
export function cutFonts(): Plugin {
  return {
    name: 'cut-fonts',
    async buildStart() {
      await mkdir(FOLDER, { recursive: true })
      await Promise.all(CUTS.map(cut))
    },
  }
}

async function cut({ file, from, characters, axes }: Cut): Promise<void> {
  const whole = await readFile(from)
  const recipe = JSON.stringify({ bytes: whole.length, characters, axes })
  const [font, note] = [join(FOLDER, file), join(FOLDER, `${file}.json`)]
  if (existsSync(font) && existsSync(note) && (await readFile(note, 'utf8')) === recipe) return
  await writeFile(font, await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes }))
  await writeFile(note, recipe)
}

function charactersFrom(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset))
}
