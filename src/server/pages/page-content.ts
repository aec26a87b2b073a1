import type { Portal } from '#contract/portal-contract.ts'
import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { contentOf } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts'
import { dataCatalog } from '../structured-data/data-catalog.ts'
import type { Thing } from '../structured-data/thing.ts'
import { link, list, words } from '../summaries/markup.ts'
import { pageSummary } from '../summaries/page-summary.ts'
import type { Outlines } from '../summaries/written-outline.ts'
import { picturesOf } from './opening-pictures.ts'
import { GALLERY, PAGE_QUESTIONS, type Question } from './opening-questions.ts'
import type { PageKind } from './page-kinds.ts'
import { crumbName, pathTo } from './page-path.ts'
import type { PageContent } from './page-writer.ts'
import type { Words } from './words.ts'

/** What pages of one language are made of. */
export interface PageMaterials {
  answers: PublicAnswers
  portal: Portal
  words: Words
  outlines: Outlines
}

/** An address without a parameter: its words, what it opens with, what machines are told of it. */
export async function pageContent(
  path: string,
  kind: PageKind,
  materials: PageMaterials,
  filtered = false,
): Promise<PageContent> {
  const { words: t } = materials
  const heading = t(`common:pages.${kind.key}.heading`)
  const description = t(`common:pages.${kind.key}.description`)
  const questions = filtered ? [] : (PAGE_QUESTIONS[path] ?? [])
  const pictures = await openingPictures(questions, materials)
  return {
    kind,
    opening: { heading, crumb: crumbName(path, t), description, ...pictures },
    head: {
      title: t(`common:pages.${kind.key}.title`),
      description,
      path: kind.canonical ?? path,
      structured: await structuredData(kind.canonical ?? path, materials),
      hidden: kind.hidden,
    },
    questions,
    summary: await pageSummary(path, materials),
  }
}

/** The photographs that stand in first sight, of a page that opens with the first cards of the gallery. */
async function openingPictures(
  questions: readonly Question[],
  { answers }: PageMaterials,
): Promise<Record<string, string>> {
  if (!questions.includes(GALLERY)) return {}
  const { species } = contentOf<{ species: SpeciesCard[] }>(await answers.get(GALLERY.address))
  return picturesOf(species)
}

async function structuredData(path: string, { answers, portal, words: t }: PageMaterials): Promise<Thing[]> {
  if (path !== '/') return [breadcrumbList(pathTo(path, t), portal.public_url)]
  const releases = contentOf<DatasetRelease[]>(await answers.get('/api/dataset-releases'))
  return [dataCatalog(releases, portal, t)]
}

/** Every page of the back office: what stands in it is asked for by who is signed in. */
export function backOfficePage(route: string, { words: t }: Pick<PageMaterials, 'words'>): PageContent {
  return {
    kind: { route, paint: 'admin', words: ['admin'] },
    head: {
      title: t('common:pages.admin.title'),
      description: t('common:pages.admin.description'),
      hidden: true,
    },
    questions: [],
    summary: `<h1>${words(t('common:pages.admin.heading'))}</h1>`,
  }
}

/** The page for an address that leads nowhere, or to a species that nobody knows. */
export function missingPage(route: string, { words: t }: Pick<PageMaterials, 'words'>): PageContent {
  const heading = t(route === '$' ? 'errors:notFound.title' : 'species:page.notFound')
  return {
    kind: { route, paint: 'frame', words: ['errors'] },
    head: {
      title: t('common:portal.titleOf', { title: heading }),
      description: t('common:portal.description'),
      hidden: true,
    },
    questions: [],
    summary: `<h1>${words(heading)}</h1>${list([link('/', t('common:nav.home')), link('/gallery', t('common:nav.gallery'))])}`,
    status: 404,
  }
}
