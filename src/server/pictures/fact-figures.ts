import type { CatchRecord } from '#contract/catches-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { ViewFigures } from '#contract/view-to-draw.ts'
import { yearOf } from '#domain/calendar.ts'
import { NotFound } from '#domain/problems.ts'
import type { DrawnViewName, FactViewName } from '#domain/views/view-address.ts'
import { contentOf } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'

export type DrawnFactView = DrawnViewName & FactViewName

type Answers = Pick<PublicAnswers, 'get'>

/** The species with this id. Throws NotFound where there is none. */
export async function speciesOf(answers: Answers, id: string): Promise<SpeciesDetail> {
  const found = await answers.get(`/api/species/${id}`)
  if (found.status === 404) throw new NotFound('There is no such species')
  return contentOf<SpeciesDetail>(found)
}

export const releasesInUse = async (answers: Answers): Promise<DatasetRelease[]> =>
  contentOf<DatasetRelease[]>(await answers.get('/api/dataset-releases'))

/** What is drawn of a species' facts, as they are now. Throws NotFound without such a species. */
export async function factFigures(
  answers: Answers,
  view: DrawnFactView,
  id: string,
  today: string,
): Promise<ViewFigures> {
  const species = await speciesOf(answers, id)
  if (view === 'conservation-trends') return { view, species, currentYear: yearOf(today) }
  const records = contentOf<CatchRecord[]>(await answers.get(`/api/species/${id}/catch-records`))
  return { view, species, records }
}
