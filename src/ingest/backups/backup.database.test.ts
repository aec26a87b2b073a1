import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordChange } from '#database/audit/audit-changes.ts'
import type { Connection } from '#database/connect.ts'
import { currentDataVersion } from '#database/releases/data-version-queries.ts'
import {
  audit_log,
  cites_trade_records,
  families,
  session,
  species,
  species_images,
  user,
} from '#database/schema/index.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { anAccount } from '#testing/accounts.ts'
import { allOf } from '#testing/all-of.ts'
import { aListing, aRelease, aShipment, aSpecies } from '#testing/builders.ts'
import { contentOf } from '#testing/content-of.ts'
import { describeOnBothEngines, openMigrated } from '#testing/test-database.ts'
import { BackupRefused } from './backup-refused.ts'
import { sealed } from './backup-seal.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** What a text may hold that breaks a careless file. */
const AWKWARD = 'tab\there, line\nbreak, \\N and \\. and "quoted", Þórshöfn 𓃥\r\n\\.\n'

let folder = ''
/** One backup per engine, for the other to take in. */
const backups: { file: string; content: Record<string, string> }[] = []
/** One per engine that was taken while records changed, with what it holds once restored. */
const underLoad: typeof backups = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

describeOnBothEngines('a backup', (connection) => {
  let file = ''
  let content: Record<string, string> = {}

  const backUp = (name: string) =>
    writeBackup(connection(), {
      file: join(folder, `${connection().engine}-${name}`),
      version: '1.2.3',
    }).then((report) => report.file)
  const restore = (name: string, replace = true) => restoreBackup(connection(), { file: name, replace })

  const refuses = async (name: string, words: RegExp, replace = true) => {
    const before = await contentOf(connection().db)
    const attempt = restore(name, replace)
    await expect(attempt).rejects.toThrow(words)
    expect(await contentOf(connection().db)).toEqual(before)
    return attempt.catch((problem: unknown) => problem)
  }

  beforeAll(async () => {
    const { engine, db } = connection()
    const bear = await aSpecies(db, { scientific_name: `Ursus ${engine}`, description: AWKWARD })
    await aSpecies(db, { description: '', authority: null })
    await aListing(db, bear.id)
    await aShipment(db, bear.id, { quantity: '0.10' })
    await aShipment(db, null, { taxon: '\\N', quantity: null })
    await aRelease(db, { version: '2025.1' })
    await db.transaction((tx) => writeReleaseFiles(tx))
    await anAccount(db, 'lead@example.org')
    const picture = Buffer.from([0x00, 0xff, 0x5c, 0x2e, 0x0a, 0x09])
    await db.insert(species_images).values({ species_id: bear.id, outcome: 'found', picture })
    await signInAs(connection(), 'a session')
    file = await backUp('first.backup')
    content = await contentOf(db)
    backups.push({ file, content })
  })

  test('is for its owner alone, and leaves nothing beside it', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([])
  })

  test('is one gzip file that begins with what it is and ends with its checksum', async () => {
    const text = Buffer.concat(await allOf<Buffer>(createReadStream(file).pipe(createGunzip()))).toString()
    expect(JSON.parse(text.slice(3, text.indexOf('\n')))).toMatchObject({ format: 1, version: '1.2.3' })
    expect(text).toMatch(/\n-- sha256 [0-9a-f]{64}\n$/)
    expect(text).not.toContain('a session')
  })

  test('does not go over what people have put into a database, unless that is asked for', async () => {
    await refuses(file, /1 account, 1 change, cites_trade 2025\.1.*--replace/, false)
  })

  test('brings back what it held, ends all sessions, and lets numbers and the data version go on', async () => {
    const { db } = connection()
    const told = await currentDataVersion(db)
    await db.delete(species)
    await db.delete(user)
    await aSpecies(db)
    await restore(file)
    expect(await contentOf(db)).toEqual(content)
    expect(await db.$count(session)).toBe(0)
    expect(await currentDataVersion(db)).toBeGreaterThan(told)
    await db.transaction((tx) =>
      recordChange(tx, { id: null, email: 'test' }, { table: 'species', action: 'update' }),
    )
    expect(await db.$count(audit_log)).toBe(2)
    await restore(file)
  })

  test('goes into another engine', async () => {
    for (const { file: other, content: its } of backups) {
      await restore(other)
      expect(await contentOf(connection().db)).toEqual(its)
    }
    await restore(file)
  })

  test('is refused when a single byte of it changed, or when it was cut', async () => {
    const whole = await readFile(file)
    const damaged = join(folder, 'damaged.backup')
    const anywhere = Array.from({ length: 20 }, () => Math.floor(Math.random() * whole.length))
    for (const place of [4, 9, whole.length - 1, whole.length - 100, ...anywhere]) {
      const bytes = Buffer.from(whole)
      bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << (place % 8)), place)
      await writeFile(damaged, bytes)
      await expect(restore(damaged), `byte ${place}`).rejects.toThrow('not a whole backup')
    }
    for (const bytes of [0, 10, whole.length >> 1, whole.length - 1]) {
      await writeFile(damaged, whole.subarray(0, bytes))
      await expect(restore(damaged), `${bytes} bytes`).rejects.toThrow('not a whole backup')
    }
    expect(await contentOf(connection().db)).toEqual(content)
  })

  test('is refused when it is something else, or newer than the portal', async () => {
    const other = join(folder, 'other.backup')
    await refuses(join(folder, 'nowhere.backup'), /cannot be read/)
    await refuses(folder, /cannot be read: EISDIR.* Nothing was changed/)
    await refuses(join(import.meta.dirname, 'main.ts'), /not a whole backup/)
    await rewritten(file, other, () => 'Year,Taxon\n')
    await refuses(other, /no backup of a portal/)
    await rewritten(file, other, (text) => text.replace('"format":1', '"format":2'))
    await refuses(other, /written by a newer portal \(1\.2\.3/)
    await rewritten(file, other, (text) => text.replace(/"migration":"\w+"/, '"migration":"9999_later"'))
    await refuses(other, /written by a newer portal .*9999_later/)
    await rewritten(file, other, (text) => text.replace('"table":"species"', '"table":"pg_class"'))
    await refuses(other, /tables of the backup are not those of the portal/)
  })

  test('that turns out wrong half way leaves everything as it was', async () => {
    const wrong = join(folder, 'wrong.backup')
    await rewritten(file, wrong, (text) => text.replaceAll('\tskins\t', '\t\\N\t'))
    expect(await refuses(wrong, /./)).not.toBeInstanceOf(BackupRefused)
    await rewritten(file, wrong, (text) => text.replace(/"rows":1\b/, '"rows":2'))
    await refuses(wrong, /other rows of/)
  })

  test('that cannot be written leaves the earlier one under the name', async () => {
    const before = await readFile(file)
    await expect(backUp('no/such-folder.backup')).rejects.toThrow(BackupRefused)
    const broken: Connection = {
      ...connection(),
      copyOutOf: async function* () {
        yield Buffer.from('half a row')
        throw new Error('gone')
      },
    }
    await expect(writeBackup(broken, { file, version: '1.2.3' })).rejects.toThrow('gone')
    expect(await readFile(file)).toEqual(before)
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([])
  })

  test('taken while others change records shows a single moment, and the same on both engines', async () => {
    const { db } = connection()
    const kept = await db.insert(families).values({ family_name: 'Ursidae', description: '0' }).returning()
    const id = kept[0]?.id ?? ''
    const shipments = await db.$count(cites_trade_records)
    let changing = true
    let changes = 0
    const changer = (async () => {
      while (changing) {
        changes += 1
        // Tables that always say the same, the one read early and the other late.
        await db.transaction(async (tx) => {
          await tx
            .update(families)
            .set({ description: String(changes) })
            .where(eq(families.id, id))
          await tx.update(species).set({ authority: String(changes) })
          await aShipment(tx, null)
        })
        await new Promise((resolve) => setImmediate(resolve))
      }
    })()
    const taken: string[] = []
    for (const name of ['a', 'b', 'c', 'd']) taken.push(await backUp(`moment-${name}.backup`))
    changing = false
    await changer
    expect(changes).toBeGreaterThan(3)
    for (const name of taken) {
      await restore(name)
      const [family] = await db.select().from(families).where(eq(families.id, id))
      const authorities = await db.selectDistinct({ authority: species.authority }).from(species)
      expect(authorities.map(({ authority }) => authority ?? '0')).toEqual([family?.description])
      const added = (await db.$count(cites_trade_records)) - shipments
      expect(String(added)).toBe(family?.description)
    }
    const name = taken.at(-1) ?? ''
    const inHere = await contentOf(db)
    const embedded = await openMigrated()
    await restoreBackup(embedded, { file: name, replace: true })
    expect(await contentOf(embedded.db)).toEqual(inHere)
    await embedded.close()
    // What the engine wrote whose tests came first goes into this one too.
    for (const { file: other, content: its } of underLoad) {
      await restore(other)
      expect(await contentOf(db)).toEqual(its)
    }
    underLoad.push({ file: name, content: inHere })
  })
})

async function signInAs({ db }: Connection, token: string): Promise<void> {
  const [someone] = await db.select().from(user)
  await db
    .insert(session)
    .values({ id: token, token, userId: someone?.id ?? '', expiresAt: new Date(2100, 0) })
}

/** The same backup with another text inside, sealed as a whole one is. */
async function rewritten(from: string, to: string, change: (text: string) => string): Promise<void> {
  const text = Buffer.concat(await allOf<Buffer>(createReadStream(from).pipe(createGunzip()))).toString()
  const unsealed = change(text).replace(/-- sha256 .*\n$/, '')
  await pipeline(Readable.from([Buffer.from(unsealed)]), createGzip(), sealed, createWriteStream(to))
}
