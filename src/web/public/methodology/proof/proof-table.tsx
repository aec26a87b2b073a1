import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PublishedFigure } from '#contract/proof-contract.ts'
import { FIGURE_SORTS, type FigureSort } from '#domain/proof/figure-order.ts'
import { ProofRow } from './proof-row.tsx'
import { useProofAddress } from './use-proof-address.ts'

/** Figures under each other: a table from 1024 px on, below that each a card. */
export function ProofTable({ figures }: { figures: readonly PublishedFigure[] }) {
  const { t } = useTranslation('trade')
  return (
    <table className="w-full border-collapse text-sm max-lg:block">
      <caption className="sr-only">{t('proof.table')}</caption>
      <thead className="max-lg:hidden">
        <tr>
          {FIGURE_SORTS.map((column) => (
            <SortableHead key={column} column={column} />
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-3">
        {figures.map((figure) => (
          <ProofRow key={figure.figure} figure={figure} />
        ))}
      </tbody>
    </table>
  )
}

function SortableHead({ column }: { column: FigureSort }) {
  const { t } = useTranslation('trade')
  const { order, sortBy } = useProofAddress()
  const isSorted = order.sort === column
  const Arrow = order.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
      className={`border-b border-ink px-3 py-1 text-xs font-semibold whitespace-nowrap text-ink-2 first:pl-0 last:pr-0 ${FIGURES.includes(column) ? 'text-right' : 'text-left'}`}
    >
      <button
        type="button"
        onClick={() => sortBy(column)}
        className="inline-flex min-h-9 items-center gap-1 hover:text-ink"
      >
        {t(`proof.columns.${column}`)}
        {isSorted && <Arrow className="size-3.5" />}
      </button>
    </th>
  )
}

const FIGURES: readonly FigureSort[] = ['printed', 'ours']
