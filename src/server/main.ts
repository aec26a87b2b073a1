import closeWithGrace from 'close-with-grace'
import { CannotOpen, type Connection, openDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { whilePreparing } from '#database/preparing.ts'
import { serveJobs } from '#ingest/jobs/job-socket.ts'
import { runJob } from '#ingest/jobs/run-job.ts'
import { prepareData } from '#ingest/prepare-data.ts'
import { ensureFirstAdministrator } from './accounts/first-administrator.ts'
import { createApp } from './app.ts'
import { LONGEST_CLOSE_MS } from './closing-time.ts'
import { type Config, readConfig } from './config.ts'
import { tellOperator, tellProgress } from './console.ts'
import { makeFirstVisits } from './first-visits.ts'
import { assertPortFree, PortTaken } from './port.ts'

const THIS_MACHINE_ALONE =
  'Only this machine can reach it; to let others in, start it with HOST=0.0.0.0 npm start'

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
  await makeFirstVisits(app)
  await app.listen({ host: config.host, port: config.port })
  tellOperator(`Arctic Tracker is ready at ${config.publicUrl}`)
  if (!config.isHostChosen) tellOperator(THIS_MACHINE_ALONE)

  closeWithGrace({ delay: LONGEST_CLOSE_MS }, async ({ err }) => {
    if (err) app.log.error(err, 'The portal stops after a fault')
    // Requests in flight are answered first, then the database closes.
    await app.close()
    await jobs?.close()
    await connection.close()
  })
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
