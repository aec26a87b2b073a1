import { and, asc, eq, isNull } from 'drizzle-orm'
import { readTradeFile } from '#domain/trade/trade-file.ts'
import { tradeFinding } from '#domain/trade/trade-finding.ts'
import { tradeTable } from '#domain/trade/trade-table.ts'
import type { Reader, Transaction } from '../access.ts'
import { findRelease } from '../releases/releases-queries.ts'
import { release_files, species, species_trade_findings } from '../schema/index.ts'
import { findReleaseFile, readReleaseFile } from './release-files-queries.ts'

/**
 * Counts what is found of every species' trade anew from its file in use, or of one species. Done in the transaction that
 * writes the files. Throws DamagedFile where the bytes are not those that were written.
 */
export async function refreshTradeFindings(tx: Transaction, species_id?: string): Promise<void> {
  await tx
    .delete(species_trade_findings)
    .where(species_id === undefined ? undefined : eq(species_trade_findings.species_id, species_id))
  const release = await findRelease(tx, 'cites_trade')
  for (const id of await listSpeciesWithoutFinding(tx, species_id)) {
    const file = await findReleaseFile(tx, id)
    if (file === undefined) continue
    const bytes = await readReleaseFile(tx, file)
    const table = tradeTable(await readTradeFile(new Uint8Array(bytes).buffer))
    const finding = tradeFinding(table, release?.last_complete_year ?? null)
    if (finding !== undefined) await tx.insert(species_trade_findings).values({ species_id: id, ...finding })
  }
}

/** The species that have a file in use and no finding, by name. */
export async function listSpeciesWithoutFinding(db: Reader, species_id?: string): Promise<string[]> {
  const found = await db
    .select({ id: species.id })
    .from(species)
    .innerJoin(release_files, and(eq(release_files.species_id, species.id), release_files.is_current))
    .leftJoin(species_trade_findings, eq(species_trade_findings.species_id, species.id))
    .where(
      and(
        isNull(species_trade_findings.species_id),
        species_id === undefined ? undefined : eq(species.id, species_id),
      ),
    )
    .orderBy(asc(species.scientific_name))
  return found.map(({ id }) => id)
}
