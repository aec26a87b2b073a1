import { createServer } from 'node:net'
import closeWithGrace from 'close-with-grace'
import type { Editor } from '#database/access.ts'
import { createFirstAdministrator } from '#database/accounts/accounts-changes.ts'
import { hasAdministrator } from '#database/accounts/accounts-queries.ts'
import { CannotOpen, type Connection, openDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { whilePreparing } from '#database/preparing.ts'
import { serveJobs } from '#ingest/jobs/job-socket.ts'
import { runJob } from '#ingest/jobs/run-job.ts'
import { type LoadProgress, prepareData } from '#ingest/prepare-data.ts'
import { accountProblem } from './accounts/account-problem.ts'
import { digestOf } from './accounts/password-digests.ts'
import { createApp } from './app.ts'
import { LONGEST_CLOSE_MS } from './closing-time.ts'
import { type Config, readConfig } from './config.ts'
import { makeFirstVisits } from './first-visits.ts'

const whole = new Intl.NumberFormat('en')
let lastShown = ''

const THIS_MACHINE_ALONE =
  'Only this machine can reach it; to let others in, start it with HOST=0.0.0.0 npm start'

const NO_CONTACT =
  'No contact address is set, so visitors who meet an error have no one to write to; set PORTAL_CONTACT to an e-mail address, or PORTAL_ISSUES to the address of your issues'
const FIRST_START: Editor = { id: null, email: 'first start' }

/** The port is used by another program; the message says so and what to do. */
class PortTaken extends Error {
  override name = 'PortTaken'
}

/** Starts the portal: database, data, jobs, server; or says in one sentence why not. */
async function start(): Promise<void> {
  const config = readConfig(process.env)
  await assertPortFree(config)

  tellOperator(
    config.databaseUrl ? 'Opening the database' : `Opening the embedded database in ${config.dataDir}`,
  )
  const connection = await openDatabase(config)
  for (const warning of connection.warnings) tellOperator(warning)
  try {
    await serve(config, connection)
  } catch (problem) {
    await connection.close()
    throw problem
  }
}

async function serve(config: Config, connection: Connection): Promise<void> {
  await whilePreparing(
    connection,
    async () => {
      await migrateDatabase(connection)
      const welcome = await ensureFirstAdministrator(connection, config.firstAdministrator)
      if (welcome !== undefined) tellOperator(welcome)
      await prepareData(connection, tellProgress)
    },
    () => tellOperator('Waiting for another process that prepares the database'),
  )

  const jobs =
    connection.engine === 'embedded'
      ? await serveJobs(config.dataDir, (job, onProgress) => runJob(connection, job, onProgress))
      : undefined
  const app = await createApp({ connection, config })
  if (config.buildAhead) await makeFirstVisits(app)
  await app.listen({ host: config.host, port: config.port })
  tellOperator(`Arctic Tracker is ready at ${config.publicUrl}`)
  if (!config.isHostChosen) tellOperator(THIS_MACHINE_ALONE)
  if (config.portal.contact === null && config.portal.issues_url === null) tellOperator(NO_CONTACT)

  closeWithGrace({ delay: LONGEST_CLOSE_MS }, async ({ err }) => {
    if (err) app.log.error(err, 'The portal stops after a fault')
    // Requests in flight are answered first, then the database closes.
    await app.close()
    await jobs?.close()
    await connection.close()
  })
}

/** Looks before anything is made: a portal that cannot listen should not create a database first. */
async function assertPortFree({ host, port }: Config): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (problem: NodeJS.ErrnoException) => {
      const taken = problem.code === 'EADDRINUSE'
      reject(
        new PortTaken(
          taken
            ? `Port ${port} is in use by another program; stop it, or choose another port: PORT=3001 npm start`
            : `The portal cannot listen on ${host}:${port}: ${problem.message}`,
        ),
      )
    })
    probe.listen({ host, port }, () => probe.close(() => resolve()))
  })
}

/** One line for the person at the terminal; the log of the server is for machines. */
function tellOperator(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** How far a first load has come: on a terminal one line that counts up, in a log one line per step. */
function tellProgress({ step, done, total }: LoadProgress): void {
  if (total === undefined) {
    tellOperator(step)
    return
  }
  const line = `${step} ${whole.format(done ?? 0)} of ${whole.format(total)}`
  if (line === lastShown) return
  lastShown = line
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`)
  else if (done === total || (done ?? 0) % 100_000 === 0) tellOperator(line)
}

/**
 * Makes the administrator that the environment names, unless there is one already: then its password has
 * been changed since, perhaps, and the environment is old. Resolves to a sentence for the operator if it did;
 * throws a RangeError with one where the two will not do.
 */
async function ensureFirstAdministrator(
  { db }: Connection,
  first: Config['firstAdministrator'],
): Promise<string | undefined> {
  if (first === undefined || (await hasAdministrator(db))) return undefined
  const problem = accountProblem(first)
  if (problem !== undefined) throw new RangeError(`ADMIN_EMAIL and ADMIN_PASSWORD: ${problem}`)
  const password_hash = await digestOf(first.password)
  const made = await db.transaction((tx) =>
    createFirstAdministrator(tx, FIRST_START, { email: first.email, password_hash }),
  )
  return made ? `The administrator ${first.email} is made; sign in at /admin/login` : undefined
}

try {
  await start()
} catch (problem) {
  const expected =
    problem instanceof CannotOpen || problem instanceof PortTaken || problem instanceof RangeError
  tellOperator(
    expected
      ? problem.message
      : `The portal could not start: ${problem instanceof Error ? problem.stack : problem}`,
  )
  process.exit(1)
}
