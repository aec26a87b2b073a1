import { type Connection, type DatabasePlace, openDatabase } from '#database/connect.ts'
import { handOver, type Job } from './job-socket.ts'

interface HereOrThere<Result, Progress> {
  job: Job
  /** Does the job on a connection of its own. */
  here: (connection: Connection) => Promise<Result>
  onProgress?: (progress: Progress) => void
}

/**
 * Does what an operator asks. On the embedded engine a running portal holds the folder, so the job is handed to it;
 * else it is done here. Throws JobRefused in the portal's words, or whatever `here` throws.
 */
export async function hereOrThere<Result, Progress = never>(
  place: DatabasePlace,
  { job, here, onProgress = () => undefined }: HereOrThere<Result, Progress>,
): Promise<Result> {
  if (place.databaseUrl === undefined) {
    const done = await handOver(place.dataDir, job, (progress) => onProgress(progress as Progress))
    if (done !== undefined) return done.result as Result
  }
  const connection = await openDatabase(place)
  try {
    return await here(connection)
  } finally {
    await connection.close()
  }
}
