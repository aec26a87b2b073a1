import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { createServerDatabase, serverAnswers } from './postgresql-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a migrated, empty embedded database. */
    migratedImage: string
    /** A migrated, empty database of the PostgreSQL server, to be copied; none without a server. */
    migratedTemplate: string | undefined
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = join(ROOT, '.build/prepared')

/**
 * Before the database tests: one migrated database of each engine, which every test file begins with a copy of.
 * An embedded engine that sets up its folder and migrates takes seconds each time, and there are many files.
 */
// biome-ignore lint/style/noDefaultExport: Vitest takes it so
export default async function prepare({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('migratedImage', await migratedImage())
  const template = (await serverAnswers()) ? await createServerDatabase() : undefined
  if (template) await migrated(template.databaseUrl)
  provide('migratedTemplate', template?.name)
  return async () => template?.drop()
}

async function migrated(databaseUrl: string): Promise<void> {
  const connection = await openDatabase({ databaseUrl })
  await migrateDatabase(connection)
  await connection.close()
}

/** Kept from run to run for as long as neither the migrations nor the engine change. */
async function migratedImage(): Promise<string> {
  const image = join(FOLDER, `migrated-${await fingerprint()}.tar`)
  if (existsSync(image)) return image
  await rm(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const folder = await mkdtemp(join(tmpdir(), 'arctic-tracker-prepared-'))
  const connection = await openDatabase({ dataDir: folder })
  await migrateDatabase(connection)
  await connection.close()
  const engine = await PGlite.create({ dataDir: join(folder, 'database') })
  await writeFile(`${image}.part`, (await engine.dumpDataDir('none')).stream())
  await engine.close()
  await rename(`${image}.part`, image)
  await rm(folder, { recursive: true })
  return image
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const made = ['src/database/migrations/*.sql', 'node_modules/@electric-sql/pglite/package.json']
  for (const file of globSync(made, { cwd: ROOT }).sort()) hash.update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 12)
}
