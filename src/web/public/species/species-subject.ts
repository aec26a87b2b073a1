import { useTranslation } from 'react-i18next'
import type { NamedSpecies } from '#contract/view-to-draw.ts'
import { capitalised } from '#domain/names/letter-case.ts'
import { commonName } from '#domain/species/common-name.ts'
import { speciesViewPath } from '#domain/views/view-address.ts'
import type { ChartAbout, ChartSource } from '#web/charts/frame/chart-content.ts'

/** 'Narwhal (Monodon monoceros)': whom a page, a chart or a file is about. */
export function useSubject(species: NamedSpecies): string {
  return capitalised(useSubjectInText(species))
}

/** The same inside a sentence. */
export function useSubjectInText(species: NamedSpecies): string {
  const { t, i18n } = useTranslation('species')
  const { scientific_name } = species
  const common = commonName(species, i18n.language)
  return common === undefined ? scientific_name : t('page.title', { common, scientific: scientific_name })
}

/** What the charts of a species have in common, with the address of the data of one of them. */
export function useAboutSpecies(
  species: NamedSpecies,
  source: ChartSource,
  chart: Parameters<typeof speciesViewPath>[1],
  query = '',
): ChartAbout {
  return {
    name: fileNamePart(species),
    subject: useSubject(species),
    source,
    view: { path: speciesViewPath(species.id, chart), query, drawn: true },
  }
}

/** 'monodon-monoceros', for the names of files. */
export function fileNamePart({ scientific_name }: Pick<NamedSpecies, 'scientific_name'>): string {
  return scientific_name.toLowerCase().replaceAll(/\s+/g, '-')
}
