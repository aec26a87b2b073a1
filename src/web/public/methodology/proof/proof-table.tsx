import { useTranslation } from 'react-i18next'
import type { PublishedFigure } from '#contract/proof-contract.ts'
import { FIGURE_SORTS, type FigureSort } from '#domain/proof/figure-sorts.ts'
import { SortableHead } from '#web/ui/sortable-head.tsx'
import { ProofRow } from './proof-row.tsx'
import { useProofAddress } from './use-proof-address.ts'

/** Figures under each other: a table from 1024 px on, below that each a card. */
export function ProofTable({ figures }: { figures: readonly PublishedFigure[] }) {
  const { t } = useTranslation('trade')
  const { order, sortBy } = useProofAddress()
  return (
    <table className="w-full border-collapse text-sm max-lg:block">
      <caption className="sr-only">{t('proof.table')}</caption>
      <thead className="max-lg:hidden">
        <tr>
          {FIGURE_SORTS.map((column) => (
            <SortableHead
              key={column}
              label={t(`proof.columns.${column}`)}
              descending={order.sort === column ? order.descending : undefined}
              onSort={() => sortBy(column)}
              isFigure={FIGURES.includes(column)}
              className="px-3 py-1 first:pl-0 last:pr-0"
            />
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

const FIGURES: readonly FigureSort[] = ['printed', 'ours']
