import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeSummary } from '#contract/trade-contract.ts'
import { pageDescription } from '#domain/portal/page-description.ts'
import { commonName } from '#domain/species/common-name.ts'
import type { SaidText } from '#domain/translations/said-text.ts'
import { contentOf } from '../answers/answer.ts'
import { speciesImagePath } from '../social/social-image-routes.ts'
import { breadcrumbList } from '../structured-data/breadcrumb-list.ts'
import { speciesDataset } from '../structured-data/species-dataset.ts'
import { taxon } from '../structured-data/taxon.ts'
import type { Thing } from '../structured-data/thing.ts'
import { sayOfSpecies } from '../summaries/said-data.ts'
import { speciesSummary } from '../summaries/species-summary.ts'
import { picturesOf } from './opening-pictures.ts'
import { speciesOpening } from './opening-questions.ts'
import type { PageMaterials } from './page-content.ts'
import { pathToSpecies } from './page-path.ts'
import type { PageContent } from './page-writer.ts'
import { speciesSubject } from './species-subject.ts'

/** The page of a species, opened on one of its tabs. */
export async function speciesPage(
  species: SpeciesDetail,
  tab: string,
  materials: PageMaterials,
): Promise<PageContent> {
  const { words: t } = materials
  const { id, scientific_name } = species
  const { questions, words: namespaces, shows } = speciesOpening(id, tab)
  const subject = speciesSubject(species, t)
  const description = await describedIn(species, materials)
  return {
    kind: { route: 'species.$id', paint: 'species', words: namespaces, shows },
    opening: {
      scientific_name,
      common_name: commonName(species, t.language) ?? t('species:page.noCommonName'),
      ...picturesOf([species]),
    },
    head: {
      title: t('common:portal.titleOf', { title: subject }),
      description: description ? pageDescription(description.text) : t('species:page.what', { subject }),
      path: `/species/${id}`,
      image: { path: speciesImagePath(id), alt: t('sharing:image.ofSpecies', { subject }) },
      structured: await structuredData(species, materials),
    },
    questions,
    summary: speciesSummary(species, description, t),
  }
}

/** What a species is, in the language of the page where that is translated. */
async function describedIn(
  { id, description }: SpeciesDetail,
  { answers, words: t }: PageMaterials,
): Promise<SaidText | null> {
  if (!description) return null
  const say = await sayOfSpecies(answers, t.language, id)
  return say({ record_id: id, field: 'description' }, description)
}

async function structuredData(
  species: SpeciesDetail,
  { answers, portal, words: t }: PageMaterials,
): Promise<Thing[]> {
  const { id, scientific_name } = species
  const [summary, releases] = await Promise.all([
    answers.get(`/api/species/${id}/trade-summary`).then(contentOf<TradeSummary | null>),
    answers.get('/api/dataset-releases').then(contentOf<DatasetRelease[]>),
  ])
  const release = releases.find(({ dataset }) => dataset === 'cites_trade')
  const dataset = speciesDataset({ species, summary, release }, portal, t)
  return [
    taxon(species, `${portal.public_url}/species/${id}`),
    ...(dataset === undefined ? [] : [dataset]),
    breadcrumbList(pathToSpecies(id, scientific_name, t), portal.public_url),
  ]
}
