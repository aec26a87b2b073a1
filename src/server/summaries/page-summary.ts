import type { DashboardMetrics, EffectivenessRow } from '#contract/dashboard-contract.ts'
import type { PortalStatus } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import type { Landing } from '#contract/summaries-contract.ts'
import type { GlossaryTerm } from '#domain/glossary/glossary-term.ts'
import { saidTerms } from '#domain/glossary/said-term.ts'
import { contentOf } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { PAGES } from '../pages/page-kinds.ts'
import { type Crumb, pagesBelow, pathTo } from '../pages/page-path.ts'
import type { Words } from '../pages/words.ts'
import { dashboardSummary } from './dashboard-summary.ts'
import { glossarySummary } from './glossary-summary.ts'
import { landingSummary } from './landing-summary.ts'
import { link, list } from './markup.ts'
import { namesById } from './names-by-id.ts'
import { sayOfGlossary } from './said-data.ts'
import { sourcesSummary } from './sources-summary.ts'
import { speciesListSummary } from './species-list-summary.ts'
import { statusSummary } from './status-summary.ts'
import { type Outlines, writtenSummary } from './written-outline.ts'

type Answers = Pick<PublicAnswers, 'get'>
type Summary = (answers: Answers, t: Words) => Promise<string>

const namesOf = (answers: Answers, { language }: Words) => namesById(answers, language)

const speciesList: Summary = async (answers, t) =>
  speciesListSummary(await read<SpeciesCard[]>(answers, '/api/species/all'), await namesOf(answers, t), t)

/** Pages that are about data. */
const OF_DATA: Readonly<Record<string, Summary>> = {
  '/': async (answers, t) =>
    landingSummary(
      await read<Landing>(answers, '/api/landing'),
      await read<DatasetRelease[]>(answers, '/api/dataset-releases'),
      t,
    ),
  '/home': speciesList,
  '/gallery': speciesList,
  '/arctic-tracker': async (answers, t) =>
    dashboardSummary(
      await read<DashboardMetrics>(answers, '/api/dashboard-metrics'),
      await read<EffectivenessRow[]>(answers, '/api/effectiveness'),
      await namesOf(answers, t),
      t,
    ),
  '/research/species-comparison': speciesList,
  '/glossary': async (answers, t) =>
    glossarySummary(
      saidTerms(
        await read<(GlossaryTerm & { id: string })[]>(answers, '/api/glossary-terms'),
        await sayOfGlossary(answers, t.language),
      ),
      t,
    ),
  '/status': async (answers, t) => statusSummary(await read<PortalStatus>(answers, '/api/status'), t),
  '/about': async (answers, t) =>
    sourcesSummary(await read<DatasetRelease[]>(answers, '/api/dataset-releases'), t),
}

interface Sources {
  answers: Answers
  outlines: Outlines
  words: Words
}

/**
 * What an address without a parameter says to readers and machines without scripts, below the heading and
 * description that stand there already: the parts of its text, its figures, entries or sources, the ways on.
 */
export async function pageSummary(path: string, { answers, outlines, words: t }: Sources): Promise<string> {
  const outline = outlines.get(textOf(path))
  return [
    outline ? writtenSummary(outline) : '',
    (await OF_DATA[path]?.(answers, t)) ?? '',
    list(waysOn(path, t).map(({ path: to, name }) => link(to, name))),
  ].join('')
}

/** A written page's text is named as the page's key, in the manner of files. */
const textOf = (path: string): string =>
  PAGES[path]?.key.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`) ?? ''

/** The pages below; of a page without any, its neighbours and the one above. */
function waysOn(path: string, t: Words): Crumb[] {
  const below = pagesBelow(path, t)
  const above = pathTo(path, t).at(-2)
  if (below.length > 0 || above === undefined) return below
  return [above, ...pagesBelow(above.path, t).filter((page) => page.path !== path)]
}

async function read<Content>(answers: Answers, address: string): Promise<Content> {
  return contentOf<Content>(await answers.get(address))
}
