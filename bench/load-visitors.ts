import { randomBytes } from 'node:crypto'
import { cookieOf, signIn } from '#testing/accounts.ts'

/** One thing that someone does at a portal; throws when it did not go as it should. */
export interface Doing {
  kind: string
  /** How often, compared with the others. */
  share: number
  once: () => Promise<void>
}

const SCREENS = [
  '/',
  '/gallery',
  '/arctic-tracker',
  '/research',
  '/research/species-comparison',
  '/methodology',
  '/about',
  '/glossary',
]
const TABS = ['', '?tab=trade', '?tab=timeline', '?tab=references']
const PARTS = ['', '/trade-summary', '/timeline-events', '/references', '/catch-records', '/seizures']
const YEARS = { first: 1975, last: 2024 }

/** What visitors of a public portal ask for, in the shares in which they do. */
export async function visitorsOf(address: string): Promise<Doing[]> {
  const species: { id: string }[] = await (await fetch(`${address}/api/species/all`)).json()
  const anySpecies = () => pick(species).id
  const html = { accept: 'text/html' }
  const page = (path: string) => read(`${address}${path}`, html)
  const answer = (path: string) => read(`${address}/api${path}`)

  return [
    { kind: 'Pages of species', share: 22, once: () => page(`/species/${anySpecies()}${pick(TABS)}`) },
    { kind: 'Other pages', share: 10, once: () => page(pick(SCREENS)) },
    { kind: 'Answers', share: 30, once: () => answer(`/species/${anySpecies()}${pick(PARTS)}`) },
    { kind: 'Pictures', share: 20, once: () => picture(`${address}/images/species/${anySpecies()}`) },
    {
      kind: 'Searches never asked before',
      share: 8,
      once: () => answer(`/species?search=${randomBytes(4).toString('hex')}`),
    },
    {
      kind: 'Choices of trade',
      share: 10,
      once: () => {
        const [start, end] = [year(), year()].toSorted((a, b) => a - b)
        return answer(`/species/${anySpecies()}/trade/view?start_year=${start}&end_year=${end}`)
      },
    },
  ]
}

/** What curators do meanwhile. A save shows in the next public answer, or did not go as it should. */
export async function curatorAt(address: string, credentials: { email: string; password: string }) {
  const cookie = cookieOf(await signIn(address, credentials))
  const headers = { cookie, origin: address, 'content-type': 'application/json' }
  const species: { id: string }[] = await (await fetch(`${address}/api/species/all`)).json()
  const species_id = pick(species).id
  const send = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(`${address}/api/admin${path}`, { method, headers, body: JSON.stringify(body) })
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}`)
    return (await answer.json()) as { id: string; version: number }
  }
  let kept = await send('POST', '/common-names', { species_id, name: 'Name under load', language: 'en' })

  return {
    save: async () => {
      const name = `Name under load ${kept.version}`
      const { id, version } = kept
      kept = await send('PUT', `/common-names/${id}`, { species_id, name, language: 'en', version })
      const shown = await (await fetch(`${address}/api/species/${species_id}`)).text()
      if (!shown.includes(`"${name}"`)) throw new Error(`'${name}' was saved and is not shown`)
    },
    exportSpecies: () =>
      read(`${address}/api/admin/species/${pick(species).id}/export?trade=true`, { cookie }),
    signIn: async () => {
      const entered = await signIn(address, credentials)
      if (entered.status !== 200) throw new Error(`Signing in answered ${entered.status}`)
      await entered.arrayBuffer()
    },
  }
}

async function read(url: string, headers: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(url, { headers })
  const { length } = await answer.text()
  if (answer.status !== 200 || length === 0) throw new Error(`${url} answered ${answer.status}`)
}

/** Some species have no picture, and the answer to that is 404. */
async function picture(url: string): Promise<void> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (answer.status !== 200 && answer.status !== 404) throw new Error(`${url} answered ${answer.status}`)
}

const year = () => YEARS.first + Math.floor(Math.random() * (YEARS.last - YEARS.first))

function pick<Thing>(things: readonly Thing[]): Thing {
  return things[Math.floor(Math.random() * things.length)] as Thing
}
