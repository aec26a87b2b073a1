import { useTranslation } from 'react-i18next'
import type { FigureEffects, HeadlineFigure } from '#domain/releases/figure-effects.ts'
import type { HeadlineFigures } from '#domain/releases/headline-figures.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** What two releases do to the figures that a species' page begins with, besides the number of records. */
export function FigureEffectsList({ effects, release }: { effects: FigureEffects; release: string }) {
  const { t } = useTranslation('trade')
  const written = useWrittenFigures()
  const nameOf = useFigureNames()
  if (effects.kind !== 'both') return t(`changes.${effects.kind}`, { release })
  const { before, after } = effects
  // The column of rows says how many records there are.
  const differing = effects.differing.filter((figure) => figure !== 'records')
  if (differing.length === 0) return <span className="text-ink-3">{t('changes.noEffect')}</span>
  return (
    <dl className="grid gap-1">
      {differing.map((figure) => (
        <div key={figure} className="flex flex-wrap gap-x-1.5">
          <dt className="text-ink-2">{nameOf(figure, after)}</dt>
          <dd className="tabular-nums">
            {t('changes.fromTo', { before: written(figure, before), after: written(figure, after) })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Quantities are named by the main article that they are of. */
function useFigureNames() {
  const { t } = useTranslation('trade')
  const labels = useTradeLabels()
  return (figure: HeadlineFigure, { main_article }: HeadlineFigures): string =>
    t(`changes.figure.${figure}`, { article: labels.article(main_article) })
}

function useWrittenFigures() {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  return (figure: HeadlineFigure, figures: HeadlineFigures): string => {
    switch (figure) {
      case 'records':
      case 'quantity':
        return format.number(figures[figure])
      case 'years':
        return format.years(figures.first_year, figures.last_year)
      case 'main_article':
        return labels.article(figures.main_article)
      case 'quantity_in_last_complete_year': {
        const { last_complete_year: year, quantity_in_last_complete_year: quantity } = figures
        return year === null || quantity === null
          ? '–'
          : t('changes.ofYear', { quantity: format.number(quantity), year })
      }
      case 'whole_animals': {
        const [lower, upper] = [figures.whole_animals.lower, figures.whole_animals.upper].map((animals) =>
          format.number(animals, 0),
        )
        return lower === upper ? String(lower) : t('animals.band', { lower, upper })
      }
      case 'verdict':
        return t(`verdict.${figures.verdict}`)
    }
  }
}
