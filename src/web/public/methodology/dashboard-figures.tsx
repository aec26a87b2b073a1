import { api } from '#web/api.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { LiveFigure } from '#web/public/written/live-figure.tsx'

/** How many entries of the dashboard carry an effectiveness category. */
export function CategoryCount({ category }: { category: string }) {
  return (
    <LiveFigure
      of={api.summaries.dashboard.queryOptions({ input: {} })}
      read={({ countsByCategory }) => countsByCategory.find((one) => one.category === category)?.count}
    />
  )
}

/** How many entries of the dashboard are in an appendix, or in none: 'Not Listed'. */
export function AppendixCount({ appendix }: { appendix: string }) {
  return (
    <LiveFigure
      of={api.summaries.dashboard.queryOptions({ input: {} })}
      read={({ appendixMix }) => appendixMix.find((one) => one.appendix === appendix)?.count}
    />
  )
}

/** The share of the entries whose trade declines. */
export function DecliningTradeShare() {
  const { percent } = useFormat()
  return (
    <LiveFigure
      of={api.summaries.dashboard.queryOptions({ input: {} })}
      read={({ pctDecreasingTrade }) =>
        pctDecreasingTrade === null ? undefined : percent(pctDecreasingTrade)
      }
    />
  )
}

/** How many entries' populations decline, or have an unknown trend. */
export function PopulationCount({ of }: { of: 'declining' | 'unknown' }) {
  return (
    <LiveFigure
      of={api.summaries.dashboard.queryOptions({ input: {} })}
      read={({ decliningPopulations }) => decliningPopulations[of]}
    />
  )
}
