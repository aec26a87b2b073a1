import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { contentOf } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import type { Words } from '../pages/words.ts'

/** 'Narwhal (Monodon monoceros)' for each species by its id, in the language of the words where it has a name there. */
export async function namesIn(answers: PublicAnswers, t: Words): Promise<ReadonlyMap<string, string>> {
  const species = contentOf<SpeciesCard[]>(await answers.get('/api/species/all'))
  const local = new Map(
    t.language === FALLBACK_LANGUAGE
      ? []
      : contentOf<{ species_id: string; name: string }[]>(
          await answers.get(`/api/species/names/${t.language}`),
        ).map(({ species_id, name }) => [species_id, name]),
  )
  return new Map(
    species.map(({ id, common_name, scientific_name }) => {
      const common = local.get(id) ?? common_name
      const subject = common
        ? t('species:page.title', { common, scientific: scientific_name })
        : scientific_name
      return [id, subject]
    }),
  )
}
