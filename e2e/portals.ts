import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { childEnvironment } from '#testing/child-environment.ts'
import { type CURATOR_ACCOUNT, FIRST_ADMINISTRATOR } from '#testing/curator-account.ts'
import { startNameService } from '#testing/name-service.ts'
import { createServerDatabase, serverAnswers } from '#testing/postgresql-server.ts'
import { startTaxonService } from '#testing/taxon-service.ts'
import { type PortalEnvironment, startTestServer, type TestServer } from '#testing/test-server.ts'
import { LEAVER } from './curator.ts'
import { IMAGE_CASES } from './image-cases.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDER = join(ROOT, '.build/e2e')

/**
 * Three portals for all journeys: one as a first start leaves it, one after an operator imported the
 * real release, where it is at hand, and a copy of the first that curators may change. The real release
 * is on PostgreSQL, where a server answers, the others on the embedded engine. All ask the stand-in for
 * pictures, and the one that curators may change asks another for names. Portals that run already are taken by their addresses in SIMULATED_PORTAL, REAL_PORTAL and
 * CURATED_PORTAL.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes it so
export default async function startPortals(): Promise<() => Promise<void>> {
  if (process.env.SIMULATED_PORTAL) return async () => undefined
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const started: Ending[] = []
  const endAll = async () => {
    for (const end of started.toReversed()) await end()
  }
  try {
    await start(started)
  } catch (problem) {
    await endAll()
    throw problem
  }
  return endAll
}

/** What is started adds how it ends, so that none goes on running where another does not start. */
type Ending = () => Promise<unknown>

async function start(started: Ending[]): Promise<void> {
  const taxa = await startTaxonService(IMAGE_CASES)
  started.push(taxa.close)
  const names = await startNameService()
  started.push(names.close)
  const release = process.env.REFERENCE_DATA
  const server =
    release && (await serverAnswers()) ? await createServerDatabase({ isHurried: true }) : undefined
  if (server) started.push(server.drop)
  const place: PortalEnvironment = server ? { DATABASE_URL: server.databaseUrl } : {}

  const startPortal: StartPortal = async (name, more = {}) => {
    const portal = await startTestServer({
      DATA_DIR: join(FOLDER, name),
      INATURALIST_URL: taxa.url,
      RATE_LIMIT: '1000000',
      // Answers that no journey asks for are not built, again and again as curators change the data.
      BUILD_AHEAD: 'off',
      ...more,
    })
    started.push(portal.stop)
    return portal
  }

  const [[simulated, curated], real] = await allOnceSettled([
    startFirstPortals(startPortal, { GBIF_URL: names.url }),
    release ? importRelease(release, place).then(() => startPortal('real', place)) : undefined,
  ])
  process.env.SIMULATED_PORTAL = simulated.url
  process.env.CURATED_PORTAL = curated.url
  if (real) process.env.REAL_PORTAL = real.url
}

/** Fails only when none of them is still starting, which would be left running. */
async function allOnceSettled<Work extends readonly unknown[] | []>(work: Work) {
  await Promise.allSettled(work)
  return Promise.all(work)
}

type StartPortal = (name: string, more?: PortalEnvironment) => Promise<TestServer>

/** A first start is made once and copied, since it takes its time. */
async function startFirstPortals(
  startPortal: StartPortal,
  curated: PortalEnvironment,
): Promise<[TestServer, TestServer]> {
  const first = await startPortal('simulated')
  await first.stop()
  cpSync(join(FOLDER, 'simulated'), join(FOLDER, 'curated'), { recursive: true })
  const portals = await allOnceSettled([
    startPortal('simulated'),
    // A journey that uses up its attempts to sign in comes from an address of its own.
    // Receivers of webhooks are on this machine.
    startPortal('curated', {
      TRUST_PROXY: 'true',
      WEBHOOK_RECEIVER: '127.0.0.1',
      ...FIRST_ADMINISTRATOR,
      ...curated,
    }),
  ])
  await addAdministrator('curated', LEAVER)
  return portals
}

/** What an operator types beside a portal that runs, which then does it: the command opens no engine of its own. */
async function addAdministrator(name: string, { email, password }: typeof CURATOR_ACCOUNT): Promise<void> {
  const typed = promisify(execFile)(process.execPath, ['src/server/accounts/main.ts', 'create', email], {
    cwd: ROOT,
    env: { ...childEnvironment(), DATA_DIR: join(FOLDER, name) },
  })
  typed.child.stdin?.end(password)
  await typed
}

/** What an operator types, before the portal is started for the first time. */
async function importRelease(folder: string, place: PortalEnvironment): Promise<void> {
  const typed = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['src/ingest/main.ts', ...words], {
      cwd: ROOT,
      env: { ...childEnvironment(), DATA_DIR: join(FOLDER, 'real'), ...place },
    })
  const files = globSync(join(folder, 'cites-trade/*.{csv,csv.gz,zip}')).sort()
  await typed('cites-trade', ...files, '--release', '2025.1')
  await typed('nammco', join(folder, 'nammco'))
}
