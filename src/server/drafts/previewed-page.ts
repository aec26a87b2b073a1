import type { CountryProfile } from '#contract/countries-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { PreviewedPage } from '#database/drafts/previewed-page-queries.ts'
import { countryPath } from '#domain/countries/country-page.ts'
import { NotFound } from '#domain/problems.ts'
import { contentOf } from '../answers/answer.ts'
import { countryPage } from '../pages/country-page.ts'
import { type PageMaterials, pageContent } from '../pages/page-content.ts'
import { PAGES, type PageKind } from '../pages/page-kinds.ts'
import type { PageContent } from '../pages/page-writer.ts'
import { speciesPage } from '../pages/species-page.ts'

const GLOSSARY = '/glossary'

/** Why a record that can be saved has no preview: a key of `admin`. */
export const SHOWN_NOWHERE = 'drafts.preview.shownNowhere'

/** The address and the content of the page that a preview shows. Throws NotFound where there is no such page. */
export async function previewedPage(
  page: PreviewedPage,
  materials: PageMaterials,
): Promise<{ address: string; content: PageContent }> {
  switch (page.of) {
    case 'species': {
      const path = `/species/${page.id}`
      const content = await speciesPage(await answerTo<SpeciesDetail>(path, materials), materials)
      return { address: page.tab === 'overview' ? path : `${path}?tab=${page.tab}`, content }
    }
    case 'country': {
      const address = countryPath(page.code)
      return {
        address,
        content: await countryPage(await answerTo<CountryProfile>(address, materials), materials),
      }
    }
    case 'glossary': {
      const address = `${GLOSSARY}?search=${encodeURIComponent(page.term)}`
      return { address, content: await pageContent(GLOSSARY, PAGES[GLOSSARY] as PageKind, materials) }
    }
  }
}

async function answerTo<Content>(path: string, { answers }: PageMaterials): Promise<Content> {
  const found = await answers.get(`/api${path}`)
  if (found.status === 404) throw new NotFound(SHOWN_NOWHERE)
  return contentOf<Content>(found)
}
