import { useTranslation } from 'react-i18next'
import type { ComparedLine } from '#web/charts/comparison/comparison-chart.tsx'
import { lineLabels } from '#web/charts/comparison/comparison-points.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import type { FiguredSpecies } from './figured-species.ts'

/** The lines of the species that have figures; the article is named beside a line where lines are of several terms. */
export function useComparedLines(species: readonly FiguredSpecies[]) {
  const { t } = useTranslation(['trade', 'species'])
  const tradeLabels = useTradeLabels()
  const labels = lineLabels(species.map((one) => one.species))
  const terms = new Set(species.flatMap(({ figures }) => figures?.article?.term ?? []))

  const lines = species.flatMap(
    ({ species: { id, scientific_name, common_name }, series, figures }, place): ComparedLine[] => {
      if (figures === null) return []
      const { article } = figures
      const name = labels[place] ?? scientific_name
      const subject = t('species:page.title', { common: common_name, scientific: scientific_name })
      return [
        {
          id,
          scientific_name,
          series,
          figures,
          label:
            article && terms.size > 1
              ? t('compare.lineOf', { name, article: tradeLabels.term(article.term) })
              : name,
          subject: article
            ? t('compare.lineOf', { name: subject, article: tradeLabels.article(article) })
            : subject,
        },
      ]
    },
  )

  return {
    lines,
    /** 'Monodon monoceros: no rows in kg'. */
    label: (one: FiguredSpecies, reason: string) =>
      t('compare.absentOf', { name: one.species.scientific_name, reason }),
  }
}
