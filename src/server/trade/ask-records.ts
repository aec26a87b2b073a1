import { hash } from 'node:crypto'
import { CsvFile } from '#contract/csv-file.ts'
import type { TradeSelectionInput } from '#contract/trade-selection.ts'
import { Forbidden, NotFound } from '#domain/problems.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { Context } from '../access.ts'
import { countedFrom, type OpenTrade, openTrade } from './ask-trade.ts'
import { rowsRefusal } from './published-rows.ts'
import { cursorAt, markOf, placeOf } from './record-cursor.ts'

type AskedRows = TradeSelectionInput & { species_id: string }

/**
 * One page of the rows that a choice leaves; null where the species has no trade records. Throws as askTrade does,
 * Forbidden where the installation does not publish rows, and Invalid for a cursor that does not belong here.
 */
export async function askRecords(
  context: Context,
  { cursor, limit, ...input }: AskedRows & { cursor?: string | undefined; limit: number },
) {
  const trade = await openRows(context, input)
  if (trade === null) return null
  const { question, facts, file, count } = trade
  const mark = markOf(file.sha256, question)
  const from = cursor === undefined ? 0 : placeOf(cursor, mark)
  const { next, ...answer } = await count({ kind: 'records', question, facts, from, limit })
  return {
    ...answer,
    ...countedFrom(context, file),
    total: answer.rows,
    next_cursor: next === null ? null : cursorAt(next, mark),
  }
}

/** All rows that a choice leaves, as a CSV file. Throws as askRecords does, and NotFound without trade records. */
export async function openRecordsCsv(context: Context, input: AskedRows): Promise<CsvFile> {
  const trade = await openRows(context, input)
  if (trade === null) throw new NotFound('This species has no trade records')
  const { question, file, count } = trade
  const { name, total, text, beside } = await count({
    kind: 'csv_head',
    question,
    release: file.release,
  })
  return new CsvFile({
    name,
    total,
    tag: hash('sha256', JSON.stringify([text, beside, file.sha256, question]), 'hex').slice(0, 16),
    isImmutable: input.release !== undefined,
    isSimulated: file.simulated,
    pieces: piecesOf(trade, text, beside, question),
  })
}

async function* piecesOf(
  { count }: OpenTrade,
  head: string,
  beside: readonly string[],
  question: TradeSelection,
): AsyncGenerator<string> {
  yield head
  for (let from: number | null = 0; from !== null; ) {
    const { text, next }: { text: string; next: number | null } = await count({
      kind: 'csv_lines',
      question,
      beside,
      from,
    })
    yield text
    from = next
  }
}

async function openRows(context: Context, { species_id, ...input }: AskedRows): Promise<OpenTrade | null> {
  if (!context.publishRows) throw new Forbidden((await rowsRefusal(context.db)).message)
  return openTrade(context, { ...input, id: species_id })
}
