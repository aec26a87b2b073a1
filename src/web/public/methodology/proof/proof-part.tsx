import { useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PublishedFigure } from '#contract/proof-contract.ts'
import { sortedFigures } from '#domain/proof/figure-order.ts'
import { FIGURE_SORTS, type FigureSort } from '#domain/proof/figure-sorts.ts'
import { PROOF_DATASETS, proofExport, proofFileName } from '#domain/proof/proof-export.ts'
import { countReproduced, PROOF_VERDICTS } from '#domain/proof/proof-verdict.ts'
import type { Dataset } from '#domain/releases/datasets.ts'
import { api } from '#web/api.ts'
import { useSource } from '#web/charts/chart-sources.ts'
import { plainCsv } from '#web/charts/frame/chart-csv.ts'
import { saveFile } from '#web/charts/frame/save-file.ts'
import { CitePage } from '#web/citing/cite-page.tsx'
import { EmptyState } from '#web/components/empty-state.tsx'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { useExportOrigin } from '#web/components/use-export-origin.ts'
import { useNameLabels } from '#web/components/use-name-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SortableHead } from '#web/ui/sortable-head.tsx'
import { ProofFilters } from './proof-filters.tsx'
import { ProofRow } from './proof-row.tsx'
import { useFigureLabels } from './use-figure-labels.ts'
import { useProofAddress } from './use-proof-address.ts'

const CITED = ['catalogue-published-figures', 'cites_trade'] as const satisfies Dataset[]

/** What is compared and how, how it comes out, and every figure. */
export function ProofPart() {
  const { t, i18n } = useTranslation(['trade', 'common'])
  const { data } = useSuspenseQuery(api.proof.list.queryOptions({ input: {} }))
  const { search, order, clear } = useProofAddress()
  const nameOf = useNameLabels()
  const ofSpecies = data.figures.filter(
    ({ species_id }) => search.species === undefined || species_id === search.species,
  )
  const chosen = ofSpecies.filter(({ verdict }) => search.verdict === undefined || verdict === search.verdict)
  const shown = sortedFigures(chosen, order, nameOf, new Intl.Collator(i18n.language).compare)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid max-w-read gap-3">
        <p>{t('proof.intro')}</p>
        <p>{t('proof.verdictsMean')}</p>
        <p className="text-sm text-ink-3">{t('proof.notChecked')}</p>
      </div>
      {data.release === null ? (
        <Notice tone="caution" title={t('proof.waits')}>
          {t('proof.waitsWhy')}
        </Notice>
      ) : (
        <ProofSummary figures={ofSpecies} release={data.release} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ProofFilters figures={data.figures} nameOf={nameOf} isCompared={data.release !== null} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm text-ink-2">
            {t('proof.shown', { count: data.figures.length, shown: shown.length })}
          </p>
          <ProofExport figures={shown} simulated={data.simulated} />
        </div>
        {shown.length === 0 ? (
          <EmptyState message={t('proof.nothing')}>
            <Button onClick={clear}>{t('proof.showAll')}</Button>
          </EmptyState>
        ) : (
          <ProofTable figures={shown} />
        )}
      </div>
      <div>
        <ReleaseSource dataset="cites_trade" />
        <ReleaseSource dataset="catalogue-published-figures" />
        <CitePage name="proof" title={t('common:pages.proof.heading')} datasets={CITED} />
      </div>
    </div>
  )
}

/** Figures under each other: a table from 1024 px on, below that each a card. */
function ProofTable({ figures }: { figures: readonly PublishedFigure[] }) {
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

/** The figures that are shown, as a file. */
function ProofExport({ figures, simulated }: { figures: readonly PublishedFigure[]; simulated: boolean }) {
  const { t } = useTranslation('trade')
  const source = useSource('cites_trade')
  const origin = useExportOrigin(PROOF_DATASETS)
  const save = () => {
    const rows = proofExport(figures, origin, simulated ? source.simulated : undefined)
    saveFile(proofFileName(origin.date), 'csv', plainCsv(rows))
  }
  return (
    <Button size="small" disabled={figures.length === 0} onClick={save} className="print:hidden">
      <Download className="size-4 text-ink-3" />
      {t('frame.csv', { count: figures.length })}
    </Button>
  )
}

interface ProofSummaryProps {
  figures: readonly PublishedFigure[]
  release: string
}

/** How many of the figures are reproduced, and how many have each verdict; a verdict that none has is left out. */
function ProofSummary({ figures, release }: ProofSummaryProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useFigureLabels()
  const counts = PROOF_VERDICTS.map((verdict) => ({
    verdict,
    count: figures.filter((figure) => figure.verdict === verdict).length,
  })).filter(({ count }) => count > 0)
  return (
    <div>
      <h2 className="mb-3 font-serif text-xl">
        {t('proof.reproduced', {
          count: figures.length,
          reproduced: format.number(countReproduced(figures)),
          release,
        })}
      </h2>
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-md border border-line bg-line">
        {counts.map(({ verdict, count }) => (
          <div key={verdict} className="flex grow basis-30 flex-col justify-between bg-surface px-4 py-3">
            <dt className="text-xs font-semibold text-ink-2">{labels.verdict(verdict)}</dt>
            <dd className="mt-1 font-serif text-2xl">{format.number(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
