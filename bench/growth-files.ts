import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { FIRST_CITES_YEAR } from '#domain/trade/trade-vocabulary.ts'
import { tradeFiles } from './stage.ts'

/** Ids of the publisher have ten digits at most, so that each variant has its own. */
const IDS_OF_A_VARIANT = 1e11
const YEARS = 49
/** Years by which one variant is shifted against the one before; it shares no divisor with YEARS. */
const SHIFT = 6
/** Partners change places among themselves: the codes with the most records of the release. */
const PARTNERS = [
  'US',
  'CA',
  'DE',
  'JP',
  'GB',
  'FR',
  'GL',
  'RU',
  'NO',
  'DK',
  'CN',
  'IT',
  'ES',
  'CH',
  'NL',
  'KR',
]

/**
 * The real files with every record `times` times, each time in other years and between other partners.
 * Answers their paths. Millions of lines, so they flow from file to file.
 */
export async function grownFiles(folder: string, times: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const files: string[] = []
  for (const file of tradeFiles()) {
    const grown = join(folder, basename(file))
    await pipeline(variantsOf(file, times), createGzip({ level: 1 }), createWriteStream(grown))
    files.push(grown)
  }
  return files
}

async function* variantsOf(file: string, times: number): AsyncGenerator<string> {
  let at: ReturnType<typeof placesIn> | undefined
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    if (at === undefined) {
      at = placesIn(line)
      yield `${line}\n`
      continue
    }
    const cells = cellsOf(line)
    let lines = ''
    for (let variant = 0; variant < times; variant += 1) lines += `${varied(cells, at, variant).join()}\n`
    yield lines
  }
}

const placesIn = (header: string) => {
  const headings = cellsOf(header)
  const at = (heading: string) => headings.indexOf(heading)
  return { id: at('Id'), year: at('Year'), importer: at('Importer'), exporter: at('Exporter') }
}

/** Cells as they stand, quotes included. */
const cellsOf = (line: string): string[] =>
  line.includes('"') ? line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/) : line.split(',')

function varied(
  cells: readonly string[],
  at: Readonly<Record<'id' | 'year' | 'importer' | 'exporter', number>>,
  variant: number,
): string[] {
  const copy = [...cells]
  const year = Number(cells[at.year]) - FIRST_CITES_YEAR
  copy[at.id] = String(Number(cells[at.id]) + variant * IDS_OF_A_VARIANT)
  copy[at.year] = String(FIRST_CITES_YEAR + ((year + variant * SHIFT) % YEARS))
  copy[at.importer] = partner(cells[at.importer], variant)
  copy[at.exporter] = partner(cells[at.exporter], variant)
  return copy
}

function partner(code = '', variant: number): string {
  const place = PARTNERS.indexOf(code)
  return place < 0 ? code : (PARTNERS[(place + variant) % PARTNERS.length] ?? code)
}
