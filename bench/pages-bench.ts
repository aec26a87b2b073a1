import { interleaved, median, seconds } from './measure.ts'
import type { Finding } from './report.ts'
import { importTrade, newDatabase, startPortal } from './stage.ts'

const GOAL_MS = 300
const PAGES = { 'Landing page': '/', Gallery: '/gallery', Dashboard: '/arctic-tracker' }

/** Whole pages with the real release when nothing of them is kept yet: the first visitor of a portal just started. */
export async function measurePages(): Promise<Finding[]> {
  const database = await newDatabase()
  await importTrade({ DATABASE_URL: database.url })
  try {
    const measured = await interleaved(
      Object.entries(PAGES).map(([what, path]) => ({
        what,
        unit: 'ms',
        run: () => firstAnswer(database.url, path),
      })),
    )
    const dashboard = measured.find(({ what }) => what === 'Dashboard')?.runs ?? []
    return [
      {
        heading: 'Pages that nobody has asked for yet',
        how: 'Time to the last byte of the whole page with its data, as the first request of a portal just started on PostgreSQL with the real release.',
        measured,
        goals: [
          {
            goal: `the dashboard within ${GOAL_MS} ms`,
            met: median(dashboard) <= GOAL_MS,
            value: `${median(dashboard).toFixed(0)} ms`,
          },
        ],
      },
    ]
  } finally {
    await database.drop()
  }
}

async function firstAnswer(databaseUrl: string, path: string): Promise<number> {
  const portal = await startPortal({ DATABASE_URL: databaseUrl })
  try {
    return 1000 * (await seconds(() => read(portal.address + path)))
  } finally {
    await portal.stop()
  }
}

async function read(url: string): Promise<void> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  const page = await response.text()
  if (response.status !== 200 || !page.includes('id="first-data"')) throw new Error(`${url} gave no page`)
}
