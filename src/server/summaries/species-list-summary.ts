import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { type CardStatus, statusOfCard } from '#domain/assessments/red-list-status.ts'
import { redListWords } from '../pages/red-list-words.ts'
import type { Words } from '../pages/words.ts'
import { latin, link, list, words } from './markup.ts'
import type { NamesById } from './names-by-id.ts'

/** Every species with its standing and the way to its page. */
export function speciesListSummary(species: readonly SpeciesCard[], names: NamesById, t: Words): string {
  return list(
    species.map(({ id, scientific_name, common_name, ...standing }) => {
      const name = link(`/species/${id}`, names.get(id) ?? (common_name || scientific_name))
      return `${name} (${latin(scientific_name)}): ${words(standingOf(standing, t).join(', '))}`
    }),
  )
}

type Standing = CardStatus & Pick<SpeciesCard, 'current_cites_appendix' | 'current_cms_appendix'>

function standingOf(standing: Standing, t: Words): string[] {
  const { current_cites_appendix: cites, current_cms_appendix: cms } = standing
  return [
    redListWords(statusOfCard(standing), t),
    ...(cites === null ? [] : [t('common:appendix.cites', { appendix: cites })]),
    ...(cms === null ? [] : [t('common:appendix.cms', { appendix: cms })]),
  ]
}
