import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { NotFound } from '#domain/problems.ts'
import { type ComparisonTotals, totalsOf } from '#domain/releases/comparison.ts'
import { IMPORTED_DATASETS } from '#domain/releases/datasets.ts'
import type { Reader } from '../access.ts'
import { audit_log, dataset_imports, dataset_releases, previous_releases, species } from '../schema/index.ts'
import type { DatasetImport } from './imports-changes.ts'
import { IMPORTED_FIRST } from './releases-queries.ts'
import { isSilent } from './silent-reading.ts'

/** As many as a curator looks back on. */
const LISTED_IMPORTS = 20

const IMPORT = {
  ...getTableColumns(dataset_imports),
  silent: isSilent,
}

/** What is loaded, by whom, and what each imported dataset can go back to. */
export async function listReleasesInUse(db: Reader) {
  const [releases, traces, previous, taxa] = await Promise.all([
    db
      .select()
      .from(dataset_releases)
      .orderBy(...IMPORTED_FIRST),
    db
      .selectDistinctOn([audit_log.row_id], { row_id: audit_log.row_id, loaded_by: audit_log.editor_email })
      .from(audit_log)
      .where(and(eq(audit_log.table_name, 'dataset_releases'), inArray(audit_log.action, ['import'])))
      .orderBy(audit_log.row_id, desc(audit_log.id)),
    db.select().from(previous_releases),
    db.select({ id: species.id, name: species.scientific_name }).from(species),
  ])
  const names = new Map(taxa.map(({ id, name }) => [id, name]))
  const loadedBy = new Map(traces.map(({ row_id, loaded_by }) => [row_id, loaded_by]))
  return {
    in_use: releases.map(({ id, covers, ...release }) => ({
      id,
      ...release,
      covers: covers?.flatMap((one) => names.get(one) ?? []).toSorted() ?? null,
      loaded_at: release.loaded_at.toISOString(),
      loaded_by: loadedBy.get(id) ?? null,
    })),
    previous: previous.map(({ dataset, releases, kept_at }) => ({
      dataset,
      title: joined(releases.map(({ title }) => title)),
      version: joined(releases.map(({ version }) => version)),
      row_count:
        releases.length === 0 ? null : releases.reduce((rows, one) => rows + (one.row_count ?? 0), 0),
      simulated: releases.some(({ simulated }) => simulated),
      kept_at: kept_at.toISOString(),
    })),
  }
}

/** What several releases are called, each name once; null without any. */
function joined(names: readonly (string | null | undefined)[]): string | null {
  const known = [...new Set(names.flatMap((name) => name ?? []))]
  return known.length === 0 ? null : known.join(', ')
}

/** The latest imports, from the browser and from the terminal, newest first. */
export async function listImports(db: Reader) {
  const found = await db
    .select(IMPORT)
    .from(dataset_imports)
    .orderBy(desc(dataset_imports.sent_at))
    .limit(LISTED_IMPORTS)
  const inUse = await releaseIds(db)
  return found.map((one) => summaryOf(one, inUse))
}

/** One import with its report and comparison, species by name. Throws NotFound. */
export async function getImport(db: Reader, id: string) {
  const [found] = await db.select(IMPORT).from(dataset_imports).where(eq(dataset_imports.id, id))
  if (found === undefined) throw new NotFound('import_not_found')
  const taxa = await db
    .select({ id: species.id, scientific_name: species.scientific_name, common_name: species.common_name })
    .from(species)
  const named = new Map(taxa.map((taxon) => [taxon.id, taxon]))
  return {
    ...summaryOf(found, await releaseIds(db)),
    report: found.report,
    coverage: found.coverage && {
      ...found.coverage,
      losing: found.coverage.losing.flatMap(({ species_id, ...rows }) => {
        const taxon = named.get(species_id ?? '')
        return taxon === undefined ? [] : [{ ...rows, scientific_name: taxon.scientific_name }]
      }),
    },
    comparison:
      found.comparison
        ?.map((one) => ({ ...one, species: named.get(one.species_id ?? '') ?? null }))
        .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))) ?? null,
    changes:
      found.changes?.map(({ row_id, version: _, ...change }) => ({
        ...change,
        is_new: row_id === null,
        scientific_name: named.get(change.species_id)?.scientific_name ?? null,
      })) ?? null,
  }
}

const nameOf = ({ species }: { species: { scientific_name: string } | null }) =>
  species?.scientific_name ?? '\u{ffff}'

/** The ids of the imported releases in use: what a comparison must have been made with to still hold. */
async function releaseIds(db: Reader): Promise<ReadonlyMap<string, string>> {
  const releases = await db
    .select({ dataset: dataset_releases.dataset, id: dataset_releases.id })
    .from(dataset_releases)
    .where(inArray(dataset_releases.dataset, [...IMPORTED_DATASETS]))
    .orderBy(asc(dataset_releases.loaded_at), desc(dataset_releases.id))
  // Of several releases the newest comes last and stays.
  return new Map(releases.map(({ dataset, id }) => [dataset, id]))
}

function summaryOf(one: DatasetImport & { silent: boolean }, inUse: ReadonlyMap<string, string>) {
  const { release } = one
  return {
    id: one.id,
    dataset: one.dataset,
    source: one.source,
    state: one.state === 'reading' && one.silent ? ('interrupted' as const) : one.state,
    files: one.files,
    progress: one.progress,
    problem: one.problem,
    refused_rows: one.report?.refused_rows ?? null,
    totals: one.comparison === null ? null : (totalsOf(one.comparison) satisfies ComparisonTotals),
    /** Whether another release came into use since the comparison. */
    outdated: one.state === 'waiting' && (inUse.get(one.dataset) ?? null) !== one.compared_with,
    release:
      release === null
        ? null
        : {
            title: release.title,
            version: release.version ?? null,
            row_count: release.row_count ?? 0,
            first_year: release.first_year ?? null,
            last_year: release.last_year ?? null,
            last_complete_year: release.last_complete_year ?? null,
            checksum: release.checksum ?? null,
            citation: release.citation ?? null,
          },
    sent_by: one.sent_by,
    sent_at: one.sent_at.toISOString(),
    decided_by: one.decided_by,
    decided_at: one.decided_at?.toISOString() ?? null,
  }
}
