import type { ImportSource } from '#domain/releases/import-states.ts'
import type { SampleFile } from './sample-files.ts'

/*
 * The files once more, read in the simplest way there is: letter by letter, row by row, a few cells of each. It knows
 * no refusals and shares no line with the importers, so that both agree only where both are right.
 */

type Row = Readonly<Record<string, string>>
type SpeciesId = (name: string) => string | undefined

/** What of each stored record is compared, one line a record, sorted. */
export function plainReading(
  source: ImportSource,
  files: readonly SampleFile[],
  speciesId: SpeciesId,
): string[] {
  return (source === 'iucn' ? assessmentsIn(files, speciesId) : rowsOfSource(source, files, speciesId))
    .map(asLine)
    .toSorted()
}

/** The facts of a record that are compared. */
export const asLine = (facts: readonly unknown[]): string => JSON.stringify(facts.map((fact) => fact ?? null))

function rowsOfSource(source: ImportSource, files: readonly SampleFile[], speciesId: SpeciesId): unknown[][] {
  const tables = files.map(tableIn)
  if (source === 'seizures') return seizuresIn(tables, speciesId)
  return tables.flat().flatMap((row) => {
    const name = row.taxon ?? row.speciesscientificname ?? row.scientificname ?? ''
    const id = speciesId(name)
    return id === undefined ? [] : factsOf(source, id, row)
  })
}

function factsOf(source: ImportSource, id: string, row: Row): unknown[][] {
  if (source === 'cites-trade') {
    const facts = (quantity: string | undefined, by: string | undefined) => [
      id,
      number(row.id),
      number(row.year),
      row.appendix ?? row.app,
      number(quantity),
      row.importer?.toUpperCase() || null,
      row.exporter?.toUpperCase() || null,
      by,
    ]
    if (row.reportertype !== undefined) return [facts(row.quantity, row.reportertype)]
    return [
      ['E', row.exporterreportedquantity],
      ['I', row.importerreportedquantity],
    ].flatMap(([by, quantity]) => (quantity ? [facts(quantity, by)] : []))
  }
  if (source === 'nammco')
    return [
      [id, row.yearorseason, row.areaorstock || null, number(row.catchtotal), number(row.quotaifapplicable)],
    ]
  if (source === 'cites-listings')
    return (row.listing ?? '').split('/').map((appendix) => [id, appendix.trim()])
  if (row.agreement !== 'CMS') return []
  return [[id, row.listing?.replaceAll(/\s/g, '')]]
}

function seizuresIn(tables: Row[][], speciesId: SpeciesId): unknown[][] {
  const gbifNames = new Map(
    tables
      .flat()
      .flatMap((row) =>
        row.gbifname === undefined || row.gbifname === 'NA' ? [] : [[keyOf(row), row.gbifname]],
      ),
  )
  return tables.flat().flatMap((row): unknown[][] => {
    if (row.gbifname !== undefined || row.searchword !== undefined) return []
    const names =
      row.species === undefined
        ? [gbifNames.get(keyOf(row)), row.dbtaxanameclean, row.dbtaxaname]
        : [row.species]
    const id = names.map((name) => speciesId(name ?? '')).find((found) => found !== undefined)
    if (id === undefined) return []
    if (row.species === undefined) return [[id, null, null, row.db]]
    return [[id, row.date || null, number(row.quantity), row.sourcedatabase || null]]
  })
}

const keyOf = ({ db, gbifid, dbtaxaname }: Row) => `${db}|${gbifid}|${dbtaxaname}`

function assessmentsIn(files: readonly SampleFile[], speciesId: SpeciesId): unknown[][] {
  const found = files
    .flatMap(({ content }) => [JSON.parse(withoutMark(content.toString('utf8')))].flat())
    .flatMap((answer) => {
      const id = speciesId(answer.taxon.scientific_name)
      if (id === undefined) return []
      return (answer.assessments ?? [answer]).flatMap((one: Record<string, unknown>) =>
        (one.scopes as { code: string }[]).map(({ code }) => [
          id,
          one.assessment_id,
          Number(one.year_published),
          String(code),
        ]),
      )
    })
  return [...new Map(found.map((facts) => [`${facts[0]}${facts[1]}${facts[3]}`, facts])).values()]
}

/** A number as written; null for nothing and for words. */
function number(text: string | undefined): number | null {
  return text === undefined || text === '' || Number.isNaN(Number(text)) ? null : Number(text)
}

function tableIn({ content }: SampleFile): Row[] {
  const text = withoutMark(new TextDecoder('utf-8', { ignoreBOM: true }).decode(content))
  const firstLine = text.split('\n')[0] ?? ''
  const separator =
    [',', ';', '\t'].toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ','
  const [header = [], ...rows] = cellsIn(text, separator)
  const names = header.map((name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}#]/gu, ''))
  return rows
    .filter((cells) => !(cells[0]?.startsWith('#') && cells.length !== header.length))
    .map((cells) => Object.fromEntries(cells.map((cell, place) => [names[place], cell.trim()]).toReversed()))
}

function cellsIn(text: string, separator: string): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  const add = (letter: string) => {
    const row = rows.at(-1) ?? []
    row[row.length - 1] += letter
  }
  const letters = text.replaceAll('\r\n', '\n')
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters.charAt(at)
    const isFirst =
      rows.at(-1)?.at(-1) === '' && (at === 0 || ['\n', separator].includes(letters.charAt(at - 1)))
    if (isQuoted && letter === '"' && letters.charAt(at + 1) === '"') add(letters.charAt(++at))
    else if (letter === '"' && (isQuoted || isFirst)) isQuoted = !isQuoted
    else if (!isQuoted && letter === separator) rows.at(-1)?.push('')
    else if (!isQuoted && letter === '\n') rows.push([''])
    else add(letter)
  }
  return rows.filter((cells) => cells.length > 1 || cells[0] !== '')
}

const withoutMark = (text: string) => (text.startsWith('\ufeff') ? text.slice(1) : text)
