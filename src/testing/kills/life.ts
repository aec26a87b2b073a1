import { randomUUID } from 'node:crypto'
import { cookieOf, signIn } from '../accounts.ts'
import { CURATOR_ACCOUNT } from '../curator-account.ts'
import { type Ledger, MADE, NARWHAL } from './ledger.ts'
import { numberedRelease } from './numbered-release.ts'

/** What a portal is in the middle of when it is killed. */
export const MOMENTS = ['saving', 'sending', 'reading', 'accepting', 'doing a job'] as const
export type Moment = (typeof MOMENTS)[number]

const SAVERS = 3
const POLLS_EVERY_MS = 20

interface Life {
  url: string
  ledger: Ledger
  rows: number
  /** Types a command that hands its import to the portal; with it no releases are sent from a browser. */
  handOver?: (() => Promise<void>) | undefined
  /** Hears what is about to be asked. */
  reach: (moment: Moment) => void
  /** Whether the end has come, after which nothing that fails is wrong. */
  isOver: () => boolean
}

/**
 * Curators at work: some save without rest, one brings in release after release. Everything
 * acknowledged is written into the ledger at once. Continues until the portal is gone; throws when a portal
 * that lives refuses.
 */
export async function live(life: Life): Promise<void> {
  try {
    const cookie = cookieOf(await signIn(life.url, CURATOR_ACCOUNT))
    const ask = askerOf(life, cookie)
    await Promise.all([
      life.handOver ? handingOver(life.handOver, life) : importing(ask, life),
      ...Array.from({ length: SAVERS }, () => saving(ask, life)),
    ])
  } catch (problem) {
    // A request that was cut off is what this is about.
    if (!life.isOver()) throw problem
  }
}

type Ask = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>

function askerOf({ url }: Life, cookie: string): Ask {
  return async (method, path, body) => {
    const isForm = body instanceof FormData
    const headers = { cookie, origin: url, ...(isForm ? {} : { 'content-type': 'application/json' }) }
    const answer = await fetch(`${url}/api/admin${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json() as never
  }
}

async function saving(ask: Ask, { ledger, reach }: Life): Promise<void> {
  // Never one of an earlier life: that may be stored without having been acknowledged, and is rightly refused then.
  const own = `${MADE} ${randomUUID()}`
  const named = (version: number) => ({ species_id: NARWHAL, name: `${own} ${version}`, language: 'en' })
  const keep = ({ id, name, version }: { id: string; name: string; version: number }) => {
    ledger.saves.set(id, { name, version })
    return { id, version }
  }
  let { id, version } = keep(await ask('POST', '/common-names', named(1)))
  for (;;) {
    reach('saving')
    ;({ id, version } = keep(await ask('PUT', `/common-names/${id}`, { ...named(version + 1), version })))
  }
}

async function importing(ask: Ask, { ledger, rows, reach }: Life): Promise<void> {
  const open = await ask<{ id: string; state: string; release?: unknown }[]>('GET', '/imports')
  for (const { id, state } of open) {
    // What the last life left on its way can be decided about at once.
    if (state === 'waiting' || state === 'reading') await ask('POST', `/imports/${id}/discard`, {})
  }
  for (;;) {
    ledger.tried += 1
    const number = ledger.tried
    const form = new FormData()
    form.append('files', new Blob([numberedRelease(number, rows)]), 'trade_db_1.csv')
    reach('sending')
    const { id } = await ask<{ id: string }>('POST', `/imports?source=cites-trade&release=${number}`, form)
    ledger.sent.add(id)
    reach('reading')
    while ((await ask<{ state: string }>('GET', `/imports/${id}`)).state === 'reading') {
      await new Promise((resolve) => setTimeout(resolve, POLLS_EVERY_MS))
    }
    reach('accepting')
    await ask('POST', `/imports/${id}/accept`, {})
    ledger.inUse = number
  }
}

async function handingOver(handOver: () => Promise<void>, { reach, isOver }: Life): Promise<void> {
  while (!isOver()) {
    reach('doing a job')
    await handOver()
  }
}
