import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { FALLBACK_LANGUAGE, type Language } from '#domain/portal/languages.ts'
import { namedParts } from '#domain/species/named-parts.ts'
import { contentOf } from '../answers/answer.ts'
import type { AskInterface } from '../views/asked-view.ts'

/** The cards of species by their ids; one that is not listed is left out. */
export const speciesCardsOf = (ids: readonly string[], ask: AskInterface): Promise<SpeciesCard[]> =>
  partByPart('/api/species/all', ids, ask)

/** What species are called in a language, by id; those without a name in it are left out. */
export async function localNamesOf(
  ids: readonly string[],
  language: Language,
  ask: AskInterface,
): Promise<ReadonlyMap<string, string>> {
  const named = await partByPart<{ species_id: string; name: string }>(
    `/api/species/names/${language}`,
    ids,
    ask,
  )
  return new Map(named.map(({ species_id, name }) => [species_id, name]))
}

/** What these species are called now in a language, in English where it has no name for one; by nothing without a language. */
export async function speciesNamesIn(
  language: Language | undefined,
  ids: readonly string[],
  ask: AskInterface,
): Promise<(id: string) => string | undefined> {
  if (language === undefined) return () => undefined
  const [cards, local] = await Promise.all([
    speciesCardsOf(ids, ask),
    language === FALLBACK_LANGUAGE ? new Map<string, string>() : localNamesOf(ids, language, ask),
  ])
  const english = new Map(cards.map(({ id, common_name }) => [id, common_name]))
  return (id) => local.get(id) ?? (english.get(id) || undefined)
}

async function partByPart<Found>(path: string, ids: readonly string[], ask: AskInterface): Promise<Found[]> {
  const found = await Promise.all(namedParts(ids).map((part) => ask.get(`${path}?species=${part}`)))
  return found.flatMap(contentOf<Found[]>)
}
