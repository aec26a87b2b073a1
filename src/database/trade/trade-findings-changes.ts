import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { screeningFlags } from '#domain/trade/screening.ts'
import { readTradeTable } from '#domain/trade/trade-file.ts'
import { type TradeFinding, tradeFinding } from '#domain/trade/trade-finding.ts'
import type { Reader, Transaction } from '../access.ts'
import { findRelease } from '../releases/releases-queries.ts'
import { release_files, species, species_trade_findings } from '../schema/index.ts'
import { findReleaseFile, readReleaseFile } from './release-files-queries.ts'

/** Forgets what was found of every species' trade, or of one's; done before its file is written anew. */
export async function removeTradeFindings(tx: Transaction, species_id?: string): Promise<void> {
  await tx
    .delete(species_trade_findings)
    .where(species_id === undefined ? undefined : eq(species_trade_findings.species_id, species_id))
}

/** Stores the findings on a species' trade, in the transaction that writes its file. */
export async function saveTradeFinding(
  tx: Transaction,
  species_id: string,
  finding: TradeFinding | undefined,
): Promise<void> {
  if (finding !== undefined) await tx.insert(species_trade_findings).values({ species_id, ...finding })
}

/** Counts anew from the file in use. Throws DamagedFile where the bytes are not those that were written. */
export async function refreshTradeFinding(tx: Transaction, species_id: string): Promise<void> {
  await removeTradeFindings(tx, species_id)
  const [release, file] = [await findRelease(tx, 'cites_trade'), await findReleaseFile(tx, species_id)]
  if (release === undefined || file === undefined) return
  const bytes = new Uint8Array(await readReleaseFile(tx, file)).buffer
  const table = await readTradeTable(bytes)
  await saveTradeFinding(tx, species_id, tradeFinding(table, release.last_complete_year))
  const screening_flags = screeningFlags(table, file.last_complete_year)
  await tx.update(release_files).set({ screening_flags }).where(eq(release_files.id, file.id))
}

/** The species with a file in use of which the finding, or what screening finds, is not stored yet, by name. */
export async function listSpeciesToCount(db: Reader): Promise<string[]> {
  const found = await db
    .select({ id: species.id })
    .from(species)
    .innerJoin(release_files, and(eq(release_files.species_id, species.id), release_files.is_current))
    .leftJoin(species_trade_findings, eq(species_trade_findings.species_id, species.id))
    .where(or(isNull(species_trade_findings.species_id), isNull(release_files.screening_flags)))
    .orderBy(asc(species.scientific_name))
  return found.map(({ id }) => id)
}
