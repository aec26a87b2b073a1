import type { CatchQuotaExports } from '#contract/catch-quota-exports-contract.ts'
import type { CatchRecord } from '#contract/catches-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { Translation } from '#contract/translations-contract.ts'
import type { ViewFigures } from '#contract/view-to-draw.ts'
import { yearOf } from '#domain/calendar.ts'
import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import { NotFound } from '#domain/problems.ts'
import type { DrawnViewName, FactViewName } from '#domain/views/view-address.ts'
import { contentOf } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { refusedBy } from '../views/refused.ts'
import { assertStockKnown } from '../views/species-facts.ts'
import { withTradeRelease } from '../views/trade-release.ts'

export type DrawnFactView = DrawnViewName & FactViewName

/** What chooses catches, and the exports beside them with the release that they are counted from. */
const CATCH_CHOICES = ['country', 'area', 'term', 'unit', 'release'] as const
type CatchChoice = (typeof CATCH_CHOICES)[number]

type Answers = Pick<PublicAnswers, 'get'>

/** The species with this id. Throws NotFound where there is none. */
export async function speciesOf(answers: Answers, id: string): Promise<SpeciesDetail> {
  const found = await answers.get(`/api/species/${id}`)
  if (found.status === 404) throw new NotFound('There is no such species')
  return contentOf<SpeciesDetail>(found)
}

export const releasesInUse = async (answers: Answers): Promise<DatasetRelease[]> =>
  contentOf<DatasetRelease[]>(await answers.get('/api/dataset-releases'))

interface AskedFacts {
  view: DrawnFactView
  id: string
  today: string
  language: Language
  /** Whose catches are drawn, and beside which exports. */
  query: Partial<Record<CatchChoice, string | string[] | undefined>>
}

/**
 * What is drawn of a species' facts, as they are now. Throws NotFound without such a species, Invalid where no catch or no export is
 * of what was chosen.
 */
export async function factFigures(
  answers: Answers,
  { view, id, today, language, query }: AskedFacts,
): Promise<ViewFigures> {
  const species = await speciesOf(answers, id)
  if (view === 'conservation-trends') return { view, species, currentYear: yearOf(today) }
  const chosen = new URLSearchParams(
    CATCH_CHOICES.flatMap((name): [string, string][] =>
      query[name] === undefined ? [] : [[name, String(query[name])]],
    ),
  )
  const question = view === 'catches' ? 'catch-records' : view
  const found = await answers.get(`/api/species/${id}/${question}${chosen.size > 0 ? `?${chosen}` : ''}`)
  if (found.status !== 200) throw refusedBy(found)
  if (view === 'catches') return { view, species, records: contentOf<CatchRecord[]>(found) }
  const answer = contentOf<CatchQuotaExports>(found)
  assertStockKnown(answer)
  return {
    view,
    species,
    answer,
    query: `${chosen}`,
    translations: await translationsOf(answers, id, language),
  }
}

/** The datasets that a view of facts was drawn of: of trade the release that was counted. */
export async function releasesDrawn(answers: Answers, figures: ViewFigures): Promise<DatasetRelease[]> {
  const inUse = await releasesInUse(answers)
  return figures.view === 'catch-quota-exports'
    ? withTradeRelease(inUse, figures.answer.release, answers)
    : inUse
}

/** What is translated of a species; nothing for readers of English, who read the original. */
async function translationsOf(answers: Answers, id: string, language: Language): Promise<Translation[]> {
  if (language === FALLBACK_LANGUAGE) return []
  return contentOf<Translation[]>(await answers.get(`/api/translations/${language}/species/${id}`))
}
