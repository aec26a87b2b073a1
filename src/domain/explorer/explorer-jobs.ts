import { type AlikeRecords, alikeRecords } from '../trade/alike-records.ts'
import type { CombinedTable } from '../trade/combined-table.ts'
import { type InParts, inOnePart } from '../trade/in-parts.ts'
import { type FlowsOf, type TradeFlows, tradeFlowsInParts } from '../trade/trade-flows-view.ts'
import type { TradeSelection } from '../trade/trade-selection.ts'
import type { TradeFacts } from '../trade/trade-signs.ts'
import { type CountryIndex, countryIndexInParts } from './country-index.ts'
import { type CountryProfile, countryProfileInParts } from './country-profile.ts'
import { type ExploredTrade, exploredTradeInParts } from './explored-trade.ts'
import { type ExplorerQuestion, USUAL_PLACES } from './explorer-question.ts'
import { type CountryListed, firstOfCountry } from './first-of-country.ts'
import { firstOfExplored } from './first-of-explored.ts'

/** What may be asked of the tables of several species: the same on the server and in the browser. */
export type ExplorerJob =
  | { kind: 'explore'; question: ExplorerQuestion }
  | { kind: 'flows'; question: TradeSelection; facts: TradeFacts; of: FlowsOf }
  | { kind: 'countries' }
  | CountryJob

interface CountryJob {
  kind: 'country'
  code: string
  last_complete_year: number | null
  /** How many of its species and articles are listed; all of them without it. */
  listed?: CountryListed
}

/** What each job is answered with; nothing but what JSON can carry. */
export interface ExplorerAnswers {
  explore: ExploredTrade
  flows: TradeFlows
  countries: CountryIndex
  country: CountryProfile
}

export type AnswerToExplorer<Job extends ExplorerJob> = ExplorerAnswers[Job['kind']]

/**
 * Whether a question is about all rows, as the explorer, its map and the pages of countries first ask. There are few such
 * questions, each a choice of what to group and count by.
 */
export function narrowsNothing(job: ExplorerJob): boolean {
  if (job.kind === 'explore') {
    const { selection, most } = job.question
    return isEmpty(selection) && most.every((one, place) => one === USUAL_MOST[place])
  }
  return job.kind === 'flows' ? isEmpty(job.question) : true
}

const USUAL_MOST = [USUAL_PLACES.most, USUAL_PLACES.most_beside]

const isEmpty = (selection: TradeSelection): boolean =>
  Object.values(selection).every((chosen) => chosen === undefined)

/** Answers a job. */
export function answerExplorerJob<Job extends ExplorerJob>(
  all: CombinedTable | AlikeRecords,
  job: Job,
): AnswerToExplorer<Job> {
  return inOnePart(explorerJobInParts(job), alikeRecords(all))
}

/** A job about records in parts. */
export function explorerJobInParts<Job extends ExplorerJob>(
  job: Job,
): InParts<AlikeRecords, AnswerToExplorer<Job>>
export function explorerJobInParts(job: ExplorerJob): InParts<AlikeRecords, AnswerToExplorer<ExplorerJob>> {
  switch (job.kind) {
    case 'explore':
      return exploredInParts(job.question)
    case 'flows':
      return tradeFlowsInParts(job.question, job.of, job.facts)
    case 'countries':
      return countryIndexInParts()
    case 'country':
      return countryInParts(job)
  }
}

function* exploredInParts(question: ExplorerQuestion) {
  return firstOfExplored(yield* exploredTradeInParts(question))
}

function* countryInParts({ listed, ...country }: CountryJob) {
  const profile = yield* countryProfileInParts(country)
  return listed === undefined ? profile : firstOfCountry(profile, listed)
}
