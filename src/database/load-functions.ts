import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './access.ts'

const FUNCTIONS = new URL('./functions/', import.meta.url)

/** The database's functions as this version of the portal defines them: one file each, named for its function. */
export function readFunctions(): { name: string; definition: string }[] {
  return readdirSync(FUNCTIONS)
    .toSorted()
    .map((file) => ({
      name: file.replace(/\.sql$/, ''),
      definition: readFileSync(new URL(file, FUNCTIONS), 'utf8'),
    }))
}

/**
 * Puts the functions of this version in place of those in the database. The caller holds the lock against other processes.
 */
export async function loadFunctions(db: Database | Transaction): Promise<void> {
  await db.transaction(async (tx) => {
    // A function may be in a file before the one that it calls.
    await tx.execute(sql`set local check_function_bodies = off`)
    for (const { definition } of readFunctions()) await tx.execute(sql.raw(definition))
  })
}
