import { EXPLORED_SHOWS, orderedFields, showsOf } from '#domain/explorer/explored-shows.ts'
import {
  EXPLORED_BY,
  EXPLORED_COUNTS,
  type ExploredAddress,
  type ExploredBy,
} from '#domain/explorer/explorer-question.ts'
import { SELECTED } from '#domain/trade/selected.ts'
import { textsIn } from '#web/address-values.ts'
import { readTradeChoice, tradeAddress } from '../species/trade/trade-address.ts'

/** What the address of the explorer asks. */
export interface ExplorerAddress extends ExploredAddress {
  /** The parts of the address that cannot be read. */
  unread: readonly string[]
}

const MOST_FIELDS = 2
const USUAL_FIELDS: readonly ExploredBy[] = ['year']

/** Reads the address: what it cannot read is left out and named. */
export function explorerAddress(given: Record<string, unknown>): ExplorerAddress {
  const listed = (name: string) =>
    textsIn(given[name]).flatMap((text) => text.split(',').flatMap((one) => one.trim().toLowerCase() || []))
  const [group, [count], [show]] = [listed('group'), listed('count'), listed('show')]
  const known = EXPLORED_BY.filter((field) => group.includes(field))
  const inOrder = known.toSorted((a, b) => group.indexOf(a) - group.indexOf(b)).slice(0, MOST_FIELDS)
  const fields = inOrder.length === 0 ? USUAL_FIELDS : orderedFields(inOrder)
  const counted = EXPLORED_COUNTS.find((one) => one === count) ?? 'records'
  const shows = showsOf(fields, counted)
  const trade = readTradeChoice(
    Object.fromEntries(SELECTED.map((name) => [name, textsIn(given[name]).join(',') || undefined])),
  )
  return {
    species: [...new Set(listed('species'))],
    fields,
    count: counted,
    show: EXPLORED_SHOWS.find((one) => one === show && shows.includes(one)) ?? shows[0],
    selection: trade.selection,
    unread: [
      ...group.filter((one) => !EXPLORED_BY.some((field) => field === one)).map((one) => `group=${one}`),
      ...(count === undefined || EXPLORED_COUNTS.some((one) => one === count) ? [] : [`count=${count}`]),
      ...trade.unread,
    ],
  }
}

/** The same as the router writes it, without defaults; what is not chosen is present and undefined. */
export function writtenExplorer({ species, fields, count, show, selection }: ExploredAddress) {
  return {
    species: species.join(',') || undefined,
    group: fields.join() === USUAL_FIELDS.join() ? undefined : fields.join(','),
    count: count === 'records' ? undefined : count,
    show: show === showsOf(fields, count)[0] ? undefined : show,
    ...tradeAddress(selection),
  }
}
