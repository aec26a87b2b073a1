import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import { contentOf } from '../answers/answer.ts'
import type { AskInterface } from '../views/asked-view.ts'

/** What species are called now in a language, in English where it has no name for one; by nothing without a language. */
export async function speciesNamesIn(
  language: Language | undefined,
  ask: AskInterface,
): Promise<(id: string) => string | undefined> {
  if (language === undefined) return () => undefined
  const [cards, local] = await Promise.all([
    ask.get('/api/species/all').then(contentOf<SpeciesCard[]>),
    language === FALLBACK_LANGUAGE
      ? []
      : ask.get(`/api/species/names/${language}`).then(contentOf<{ species_id: string; name: string }[]>),
  ])
  const names = new Map([
    ...cards.flatMap(({ id, common_name }) => (common_name ? [[id, common_name] as const] : [])),
    ...local.map(({ species_id, name }) => [species_id, name] as const),
  ])
  return (id) => names.get(id)
}
