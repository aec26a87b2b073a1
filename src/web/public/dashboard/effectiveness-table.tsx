import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { EffectivenessRow } from '#contract/dashboard-contract.ts'
import type { DashboardSort } from '#domain/summaries/dashboard-choices.ts'
import { SignGroup } from '#web/ui/sign-group.tsx'
import { EffectivenessCells } from './effectiveness-cells.tsx'
import { EffectivenessHead } from './effectiveness-head.tsx'

interface EffectivenessTableProps {
  ref: Ref<HTMLElement>
  rows: readonly EffectivenessRow[]
  sort: DashboardSort
}

/** Every entry in a part of the page that scrolls by itself; head and names stay in view. */
export function EffectivenessTable({ ref, rows, sort }: EffectivenessTableProps) {
  const { t } = useTranslation('conservation')
  return (
    <section
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t('dashboard.table.label')}
      // Source: specification, document 2, section 9: 'scroll area 600 px'.
      className="relative max-h-[600px] overflow-auto border-t border-line print:max-h-none print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <SignGroup>
          <EffectivenessHead rows={rows} sort={sort} />
        </SignGroup>
        <tbody>
          {rows.map((row) => (
            <EffectivenessCells key={row.species_id} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
