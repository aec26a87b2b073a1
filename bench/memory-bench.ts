import type { Finding } from './report.ts'
import { residentMegabytes } from './resident-memory.ts'
import { importTrade, newDatabase, startPortal } from './stage.ts'

const GOAL_MB = 400

/** The server's memory with the real release, after every species was read with and without filters. */
export async function measureMemory(): Promise<Finding[]> {
  const database = await newDatabase()
  await importTrade({ DATABASE_URL: database.url })
  const portal = await startPortal({ DATABASE_URL: database.url })
  try {
    const runs: number[] = []
    for (let round = 0; round < 5; round++) {
      await readEverything(portal.address)
      runs.push(residentMegabytes(portal.pid))
    }
    const most = Math.max(...runs)
    return [
      {
        heading: 'Memory of the server',
        how: 'Resident memory on PostgreSQL with the real release, after each of five rounds through every species: answer, page, trade summary, and a filtered summary of each year.',
        measured: [{ what: 'Resident memory', unit: 'MB', runs }],
        goals: [{ goal: `at most ${GOAL_MB} MB`, met: most <= GOAL_MB, value: `${most.toFixed(0)} MB` }],
      },
    ]
  } finally {
    await portal.stop()
    await database.drop()
  }
}

async function readEverything(address: string): Promise<void> {
  const all: { id: string }[] = await (await fetch(`${address}/api/species/all`)).json()
  for (const { id } of all) {
    const paths = [`/api/species/${id}`, `/species/${id}?tab=trade`, `/api/species/${id}/trade-summary`]
    const filtered = [1990, 2000, 2010, 2020].map(
      (year) => `/api/species/${id}/trade/view?start_year=${year}`,
    )
    for (const path of [...paths, ...filtered]) {
      const response = await fetch(address + path)
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      await response.arrayBuffer()
    }
  }
}
