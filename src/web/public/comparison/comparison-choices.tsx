import { mergedChoices } from '#domain/trade/merged-choices.ts'
import { useRelease } from '#web/components/use-release.ts'
import { ChoicesPanel } from '../species/trade/choices/choices-panel.tsx'
import { ChosenChips } from '../species/trade/choices/chosen-chips.tsx'
import { UnreadValues } from '../species/trade/choices/unread-values.tsx'
import type { ComparedSpecies } from './use-compared-trade.ts'
import type { Comparison } from './use-comparison.ts'

interface ComparisonChoicesProps {
  comparison: Comparison
  compared: readonly ComparedSpecies[]
  unknown: readonly string[]
  isBusy: boolean
}

/** Which trade counts: the choices of the Trade tab, for all species at once. */
export function ComparisonChoices({
  comparison: { trade },
  compared,
  unknown,
  isBusy,
}: ComparisonChoicesProps) {
  const lastYear = useRelease('cites_trade')?.last_year ?? new Date().getFullYear()
  const offered = mergedChoices(compared.flatMap(({ view }) => view ?? []))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ChoicesPanel choice={trade} offered={offered} lastYear={lastYear} isBusy={isBusy} />
      <UnreadValues unread={trade.unread} unknown={unknown} />
      <ChosenChips choice={trade} />
    </div>
  )
}
