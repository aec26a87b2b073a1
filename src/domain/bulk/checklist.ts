import { longLanguageCode } from '../names/iso-639-3.ts'
import { type CatalogueRow, cellText } from './catalogue-csv.ts'
import type { TableName } from './codebook.ts'

/** The tables that a checklist is made of. */
export const CHECKLIST_TABLES = [
  'species',
  'species_synonyms',
  'common_names',
  'cms_listings',
  'references',
] as const satisfies TableName[]
type ChecklistTable = (typeof CHECKLIST_TABLES)[number]

/** The data files of a Catalogue of Life data package with their columns. Source: ColDP specification 1.2. */
export const CHECKLIST_FILES = {
  'NameUsage.tsv': [
    'ID',
    'alternativeID',
    'parentID',
    'status',
    'rank',
    'scientificName',
    'authorship',
    'code',
    'kingdom',
    'phylum',
    'class',
    'order',
    'family',
    'genus',
    'link',
    'remarks',
  ],
  'VernacularName.tsv': ['taxonID', 'name', 'language', 'preferred', 'remarks'],
  'Distribution.tsv': ['taxonID', 'areaID', 'area', 'gazetteer', 'establishmentMeans', 'remarks'],
  'Reference.tsv': ['ID', 'citation', 'type', 'author', 'title', 'containerTitle', 'issued', 'doi', 'link'],
} as const satisfies Record<string, readonly string[]>
export type ChecklistFile = keyof typeof CHECKLIST_FILES
type Line<Name extends ChecklistFile> = Partial<Record<(typeof CHECKLIST_FILES)[Name][number], unknown>>

type LinesOf<Name extends ChecklistFile> = (row: CatalogueRow, publicUrl: string) => readonly Line<Name>[]

/** The tables that each file is written from, one after the other, and the lines of a row. */
const WRITTEN_FROM: { [Name in ChecklistFile]: Partial<Record<ChecklistTable, LinesOf<Name>>> } = {
  'NameUsage.tsv': {
    species: (row, publicUrl) => [acceptedName(row, publicUrl)],
    species_synonyms: (row) => [synonym(row)],
  },
  'VernacularName.tsv': { common_names: (row) => [vernacularName(row)] },
  'Distribution.tsv': { cms_listings: (row) => (row.is_current ? ranges(row) : []) },
  'Reference.tsv': { references: (row) => [reference(row)] },
}

/** The tables that a file is written from, in their order. */
export const tablesOfChecklist = (name: ChecklistFile): ChecklistTable[] =>
  CHECKLIST_TABLES.filter((table) => table in WRITTEN_FROM[name])

/** The line of headings that begins a file of the archive, with its line end. */
export const checklistHeading = (name: ChecklistFile): string => `${CHECKLIST_FILES[name].join('\t')}\n`

/** Rows of a table as lines of a file of the archive, each with its line end. */
export function checklistLines(
  name: ChecklistFile,
  table: ChecklistTable,
  rows: readonly CatalogueRow[],
  publicUrl: string,
): string {
  const columns: readonly string[] = CHECKLIST_FILES[name]
  const linesOf = WRITTEN_FROM[name][table]
  return rows
    .flatMap((row): readonly Readonly<Record<string, unknown>>[] => linesOf?.(row, publicUrl) ?? [])
    .map((line) => `${columns.map((column) => tsvCell(line[column])).join('\t')}\n`)
    .join('')
}

function acceptedName(row: CatalogueRow, publicUrl: string): Line<'NameUsage.tsv'> {
  const { sis_id, inaturalist_id, kingdom } = row
  const elsewhere = [sis_id && `iucn:${sis_id}`, inaturalist_id && `inat:${inaturalist_id}`]
  return {
    ID: row.id,
    alternativeID: elsewhere.filter(Boolean).join(','),
    status: 'accepted',
    rank: rankOf(`${row.genus} ${row.species_name}`),
    scientificName: row.scientific_name,
    authorship: row.authority,
    code: kingdom === 'Animalia' ? 'zoological' : '',
    kingdom,
    phylum: row.phylum,
    class: row.class,
    order: row.order_name,
    family: row.family,
    genus: row.genus,
    link: `${publicUrl}/species/${row.id}`,
    remarks: row.source,
  }
}

const synonym = (row: CatalogueRow): Line<'NameUsage.tsv'> => ({
  ID: row.id,
  parentID: row.species_id,
  status: 'synonym',
  rank: rankOf(cellText(row.synonym)),
  scientificName: row.synonym,
  remarks: row.source,
})

/** A third word makes it a subspecies. */
const rankOf = (name: string) => (name.trim().split(/\s+/).length > 2 ? 'subspecies' : 'species')

const vernacularName = (row: CatalogueRow): Line<'VernacularName.tsv'> => ({
  taxonID: row.species_id,
  name: row.name,
  language: longLanguageCode(row.iso_639 ? cellText(row.iso_639) : cellText(row.language)),
  preferred: row.is_main,
  remarks: row.source,
})

/** Where it is extinct is no part of its range. */
const RANGES = [
  { column: 'native_distribution', means: 'native' },
  { column: 'introduced_distribution', means: 'introduced' },
  { column: 'uncertain_distribution', means: 'uncertain' },
  { column: 'uncategorised_distribution', means: '' },
] as const

const ranges = (row: CatalogueRow): Line<'Distribution.tsv'>[] =>
  RANGES.flatMap(({ column, means }) =>
    [row[column]].flat().map((code) => ({
      taxonID: row.species_id,
      ...areaOf(cellText(code)),
      establishmentMeans: means,
      remarks: row.source,
    })),
  )

/** A code that the publisher made up is a text. */
const areaOf = (code: string) =>
  /^[A-Z]{2}$/.test(code) ? { areaID: code, gazetteer: 'iso' } : { area: code, gazetteer: 'text' }

/** Kinds of work as ColDP lists them. */
const KINDS_OF_WORK: Readonly<Record<string, string>> = {
  journal_article: 'article journal',
  report: 'report',
  book: 'book',
  assessment: 'report',
  proposal: 'report',
  web_page: 'webpage',
}

const reference = (row: CatalogueRow): Line<'Reference.tsv'> => ({
  ID: row.id,
  citation: row.full_citation,
  type: KINDS_OF_WORK[cellText(row.type)],
  author: row.authors,
  title: row.title,
  containerTitle: row.journal,
  issued: row.year,
  doi: row.doi,
  link: row.url,
})

/** A cell without what would end it. Source: ColDP specification, "Quoting and Escaping". */
const tsvCell = (value: unknown) =>
  cellText(value)
    .replaceAll('\\', '\\\\')
    .replaceAll(/[\t\r\n]+/g, ' ')
