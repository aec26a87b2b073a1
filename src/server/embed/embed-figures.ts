import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import type { ViewFigures } from '#contract/view-to-draw.ts'
import { getTradeFacts } from '#database/trade/trade-facts-queries.ts'
import type { Language } from '#domain/portal/languages.ts'
import { type DrawnViewName, isTradeView } from '#domain/views/view-address.ts'
import { contentOf } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { factFigures, releasesDrawn, speciesOf } from '../pictures/fact-figures.ts'
import { fileOf, pinnedFigures, type ReleaseFiles } from '../pictures/pinned-figures.ts'
import type { EmbedQuery } from './embed-query.ts'

interface Asked {
  id: string
  view: DrawnViewName
  query: EmbedQuery
  today: string
  language: Language
}

/** What a page for other sites draws, and the releases that its source line names. */
interface EmbedFigures {
  figures: ViewFigures
  releases: DatasetRelease[]
}

/**
 * Trade as counted from the release in use or the one named, with the species' names and events as they are now; facts as they
 * are now. Throws NotFound and Invalid as pictures do.
 */
export async function embedFigures(
  { answers, files }: { answers: PublicAnswers; files: ReleaseFiles },
  { id, view, query, today, language }: Asked,
): Promise<EmbedFigures> {
  if (!isTradeView(view)) {
    const figures = await factFigures(answers, { view, id, today, language, query })
    return { figures, releases: await releasesDrawn(answers, figures) }
  }
  const [species, file, events, facts] = await Promise.all([
    speciesOf(answers, id),
    fileOf(files, id, query.release),
    answers.get(`/api/species/${id}/timeline-events`).then(contentOf<TimelineEvent[]>),
    getTradeFacts(files.reader, id),
  ])
  const known = { species, events, listings: species.cites_listings, facts }
  const { figures, release } = await pinnedFigures(files, view, file, query, known)
  return { figures, releases: [release] }
}
