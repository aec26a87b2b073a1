import { z } from 'zod'
import { type ExploredAnswer, explorerInput } from '#contract/explorer-contract.ts'
import { oneOf } from '#contract/parameters.ts'
import { EXPLORED_SHOWS, orderedFields, showsOf } from '#domain/explorer/explored-shows.ts'
import type { ExploredAddress } from '#domain/explorer/explorer-question.ts'
import { Invalid, NotFound } from '#domain/problems.ts'
import type { TradeFlows } from '#domain/trade/trade-flows-view.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { signsOfRecords } from '#domain/trade/trade-signs.ts'
import { contentOf } from '../answers/answer.ts'
import { answered } from '../answers/refused-answer.ts'
import type { AskInterface } from './asked-view.ts'

/** Trade of several species as an address asks for it. */
export interface AskedTrade {
  asked: ExploredAddress
  explored: ExploredAnswer
  /** What countries send each other, where a map shows it. */
  flows: (TradeFlows & { release: string }) | null
}

interface Asking {
  /** How many values of each field stand by themselves; as many as on screen without it. */
  places?: number
  /** Leaves out the signs that curators' facts decide, so that nothing but the release speaks. */
  ofRecordsAlone: boolean
}

const address = z.object({ ...explorerInput, show: oneOf('show', EXPLORED_SHOWS).optional() })

/**
 * The trade that an address of the explorer asks for. Throws RefusedAnswer where a value does not fit, Invalid
 * for a drawing that cannot show it, NotFound without trade records.
 */
export async function askedTrade(
  query: string,
  ask: AskInterface,
  { places, ofRecordsAlone }: Asking,
): Promise<AskedTrade> {
  const given = new URLSearchParams(query)
  // A repeated name is a list, as on the page.
  for (const name of new Set(given.keys())) given.set(name, given.getAll(name).join(','))
  const read = address.safeParse(Object.fromEntries(given))
  given.delete('show')
  const most: [string, string][] =
    places === undefined
      ? []
      : [
          ['most', `${places}`],
          ['most_beside', `${places}`],
        ]
  const explored = answered<ExploredAnswer | null>(
    await ask.get(`/api/trade/explorer?${new URLSearchParams([...given, ...most])}`),
  )
  // What the interface takes can only fail by its drawing.
  if (!read.success) throw new Invalid(read.error.issues.map(({ message }) => message).join('; '))
  const asked = explorerAddressOf(read.data)
  if (explored === null) throw new NotFound('There are no trade records of these species.')
  const flows = asked.show === 'map' ? await askedFlows(given, explored, ask) : null
  if (!ofRecordsAlone) return { asked, explored, flows }
  return {
    asked,
    explored: { ...explored, signs: signsOfRecords(explored.signs) },
    flows: flows && { ...flows, signs: signsOfRecords(flows.signs) },
  }
}

/** The address as it is read. Throws Invalid where its fields cannot be shown as it asks. */
function explorerAddressOf(read: z.infer<typeof address>): ExploredAddress {
  const { species = [], group, count, show, most: _, most_beside: __, release: ___, ...selection } = read
  const fields = orderedFields(group)
  const shows = showsOf(fields, count)
  if (show !== undefined && !shows.includes(show)) {
    throw new Invalid(
      `show=${show} cannot show ${count} by ${fields.join(' and ')}. There are ${shows.join(', ')}.`,
    )
  }
  return {
    species: species.map((name) => name.toLowerCase()),
    fields,
    count,
    show: show ?? shows[0],
    selection: selection as TradeSelection,
  }
}

/** A map has the quantity of one article, or records. */
async function askedFlows(given: URLSearchParams, { article, release }: ExploredAnswer, ask: AskInterface) {
  const asked = new URLSearchParams(given)
  for (const name of ['group', 'count', 'most', 'most_beside']) asked.delete(name)
  asked.set('release', release)
  asked.set('of', article === null ? 'records' : 'quantity')
  if (article !== null) {
    asked.set('term', article.term)
    asked.set('unit', article.measure)
  }
  const found = await ask.get(`/api/trade/explorer/flows?${asked}`)
  return contentOf<(TradeFlows & { release: string }) | null>(found)
}
