import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { childEnvironment } from '#testing/child-environment.ts'
import { type Cluster, createCluster, findServerPrograms, serverUser } from '#testing/postgresql-cluster.ts'
import { freePort } from '#testing/test-server.ts'

/* docs/examples/postgresql-replication.sh and postgresql-replica.sh, as the containers of compose.yaml run them. */

const EXAMPLES = fileURLToPath(new URL('../../docs/examples/', import.meta.url))
const PASSWORD = "it's 12 letters"

const programs = findServerPrograms()

describe.skipIf(programs === undefined && process.env.CI !== 'true')('the replica of the example', () => {
  const owner = serverUser()
  let folder: string
  let primary: Cluster
  let replica: ChildProcess | undefined
  let url: string

  /** A script of the example with the files and the host of its containers where they are here. */
  const script = (name: string, instead: Readonly<Record<string, string>> = {}) => {
    const places = { '/run/secrets/': `${folder}/`, ...instead }
    const text = readFileSync(join(EXAMPLES, name), 'utf8')
    const here = Object.entries(places).reduce((script, [from, to]) => script.replaceAll(from, to), text)
    const path = join(folder, name)
    writeFileSync(path, here)
    return path
  }
  const environment = (data: string, port: string) => ({
    ...childEnvironment(),
    PATH: `${programs}:${process.env.PATH}`,
    PGHOST: '127.0.0.1',
    PGPORT: port,
    PGDATA: data,
    POSTGRES_USER: 'postgres',
    POSTGRES_DB: 'postgres',
  })
  const ask = async (address: string, question: string) => {
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    try {
      return (await client.query(question)).rows
    } finally {
      await client.end()
    }
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'example-replica-'))
    primary = await createCluster(programs ?? '')
    const { port } = new URL(primary.url)
    const [rules, copy] = [join(folder, 'rules'), join(folder, 'copy')]
    for (const place of [rules, copy]) mkdirSync(place)
    writeFileSync(join(folder, 'replication_password'), PASSWORD)
    const prepared = spawnSync('sh', [script('postgresql-replication.sh')], {
      env: environment(rules, port),
      encoding: 'utf8',
    })
    expect(prepared.status, prepared.stderr).toBe(0)
    expect(readFileSync(join(rules, 'pg_hba.conf'), 'utf8')).toContain('replication replica')

    const ownPort = await freePort()
    if (owner) for (const place of [folder, copy]) chownSync(place, owner.uid, owner.gid)
    const started = script('postgresql-replica.sh', {
      '--host database': '--host 127.0.0.1',
      'exec postgres': `exec postgres -k ${folder} -p ${ownPort} -h 127.0.0.1 -c fsync=off`,
    })
    replica = spawn('sh', [started], { ...owner, cwd: folder, env: environment(copy, port), stdio: 'ignore' })
    url = `postgres://postgres@127.0.0.1:${ownPort}/postgres`
  })
  afterAll(async () => {
    if (replica !== undefined && replica.exitCode === null) {
      replica.kill('SIGINT')
      await once(replica, 'exit')
    }
    primary?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  test('copies the database, follows it, and takes nothing but reads', async () => {
    await expect
      .poll(() => ask(url, 'select pg_is_in_recovery() as follows').catch(() => []))
      .toEqual([{ follows: true }])
    await ask(primary.url, 'create table seen (animal text)')
    await ask(primary.url, "insert into seen values ('narwhal')")
    await expect
      .poll(() => ask(url, 'select animal from seen').catch(() => []))
      .toEqual([{ animal: 'narwhal' }])
    await expect(ask(url, "insert into seen values ('beluga')")).rejects.toThrow('read-only')
  })

  test('the role that copies has the password of the secret, and no other right', async () => {
    const roles = await ask(
      primary.url,
      "select rolsuper, rolcreaterole, rolpassword like 'SCRAM%' as hashed from pg_authid where rolname = 'replica'",
    )
    expect(roles).toEqual([{ rolsuper: false, rolcreaterole: false, hashed: true }])
    expect(await ask(primary.url, 'select slot_name, active from pg_replication_slots')).toEqual([
      { slot_name: 'replica', active: true },
    ])
  })
})
