import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { link, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { type Connection, openDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { loadCatalogue } from '#ingest/catalogue/load-catalogue.ts'
import { withDatabase } from './place.ts'
import { createServerDatabase, serverAnswers } from './postgresql-server.ts'

/** What a prepared database has in it: its tables alone, or the species of the catalogue too. */
export type Contents = 'tables' | 'catalogue'

declare module 'vitest' {
  interface ProvidedContext {
    /** Files with a whole embedded database. */
    images: Record<Contents, string>
    /** Databases of the PostgreSQL server, to be copied; none without a server. */
    templates: Record<Contents, string> | undefined
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const FOLDER = join(ROOT, '.build/prepared')
const ENGINE = 'node_modules/@electric-sql/pglite/package.json'

/** What an image is made from, by which it is known whether it is still the right one. */
const MADE_FROM: Record<Contents, readonly string[]> = {
  tables: ['src/testing/prepared-databases.ts', 'src/database/{functions,migrations}/*.sql', ENGINE],
  // All that takes part in loading, so that no change of it is tested on what an earlier version loaded.
  catalogue: [
    'src/testing/prepared-databases.ts',
    'src/{database,domain,ingest}/**/*.{ts,sql}',
    'catalogue/*.csv',
    ENGINE,
  ],
}

/** Another run that began before a change may still read the image from before it. */
const IN_USE_MS = 3_600_000

/**
 * The embedded engine fills this much memory with zeros each time that it opens, and reads all of its log into memory. The
 * usual 128 MB and files of 16 MB take most of the time of an opening, and no test has a table that large.
 */
const SMALL = ["alter system set shared_buffers = '16MB'", "alter system set min_wal_size = '2MB'"]
const SMALL_LOG = '--wal-segsize=1'

/** Two thirds of the files of a new database belong to these, which nothing is ever made from. */
const WITHOUT_TEMPLATES = [
  'update pg_database set datistemplate = false',
  'drop database if exists template0',
  'drop database if exists template1',
]

/**
 * Before the database tests: migrated databases of each engine, without and with the catalogue, which every test file
 * begins with a copy of. To migrate and to load the catalogue takes seconds each time, and there are many files.
 */
// biome-ignore lint/style/noDefaultExport: Vitest takes it so
export default async function prepare({ provide }: TestProject): Promise<() => Promise<void>> {
  mkdirSync(FOLDER, { recursive: true })
  const images = { tables: imageOf('tables'), catalogue: imageOf('catalogue') }
  removeOtherThan(Object.values(images))
  await makeUnlessThere(images.tables, migrateDatabase)
  await makeUnlessThere(images.catalogue, loadCatalogue, images.tables)
  provide('images', images)
  if (!(await serverAnswers())) {
    provide('templates', undefined)
    return async () => undefined
  }
  const empty = await createServerDatabase()
  await withDatabase(empty, migrateDatabase)
  const filled = await createServerDatabase({ template: empty.name })
  await withDatabase(filled, loadCatalogue)
  provide('templates', { tables: empty.name, catalogue: filled.name })
  return async () => void (await Promise.all([empty.drop(), filled.drop()]))
}

/** Named for what it is made from, so that it is cached from run to run for as long as nothing of that changes. */
const imageOf = (contents: Contents) => join(FOLDER, `${contents}-${fingerprint(MADE_FROM[contents])}.tar`)

function removeOtherThan(images: readonly string[]): void {
  for (const file of globSync(`${FOLDER}/*`)) {
    if (!images.includes(file) && Date.now() - statSync(file).mtimeMs > IN_USE_MS) rmSync(file)
  }
}

/** An image is never changed once it is there, not even its time: the engine cannot read a file that changes under it. */
async function makeUnlessThere(
  image: string,
  fill: (connection: Connection) => Promise<unknown>,
  begun?: string,
): Promise<void> {
  if (existsSync(image)) return
  const folder = await mkdtemp(join(tmpdir(), 'arctic-tracker-prepared-'))
  const dataDir = join(folder, 'database')
  if (begun === undefined) {
    const empty = await PGlite.create({ dataDir, initDbStartParams: [SMALL_LOG] })
    for (const statement of SMALL) await empty.exec(statement)
    await empty.close()
  }
  const connection = await openDatabase({ dataDir: folder, ...(begun && { image: begun }) })
  await fill(connection)
  await connection.close()
  const engine = await PGlite.create({ dataDir })
  for (const statement of WITHOUT_TEMPLATES) await engine.exec(statement)
  // Under a name of its own, since runs beside each other make the same image at the same time.
  const part = `${image}.${process.pid}.part`
  await writeFile(part, (await engine.dumpDataDir('none')).stream())
  await engine.close()
  // Unlike a renaming, a link never replaces what another run has made and reads.
  await link(part, image).catch((problem) => {
    if (problem.code !== 'EEXIST') throw problem
  })
  await rm(part)
  await rm(folder, { recursive: true })
}

function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync([...patterns], { cwd: ROOT, exclude: ['**/*.test.ts'] })
  for (const file of files.sort()) {
    hash.update(readFileSync(join(ROOT, file)))
  }
  return hash.digest('hex').slice(0, 12)
}
