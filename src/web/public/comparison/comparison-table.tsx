import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { statusOfCard } from '#domain/assessments/red-list-status.ts'
import { comparisonCaveats } from '#domain/trade/trade-caveats.ts'
import { Caveats } from '#web/charts/frame/caveats.tsx'
import { notesOf } from '#web/charts/trade-shown.ts'
import { useCaveatWords } from '#web/charts/use-caveat-notes.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { ExplainedCitesBadge, ExplainedSpeciesStatus } from '#web/glossary/explained-badges.tsx'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { RecordsTable } from '../species/records-table.tsx'
import { useFigureCells } from './figure-cells.tsx'
import { SeriesSign } from './series-sign.tsx'
import type { ComparedSpecies } from './use-compared-trade.ts'

/** The figures of the chosen species, also of those that have none or did not come. */
export function ComparisonTable({ compared }: { compared: readonly ComparedSpecies[] }) {
  const { t } = useTranslation('trade')
  const caveatWords = useCaveatWords()
  const figureCells = useFigureCells()
  const trades = compared.flatMap(({ trade }) => trade ?? [])
  const { both_reporters, latest_year_incomplete } = caveatWords(
    comparisonCaveats(trades),
    trades[0]?.last_complete_year ?? null,
  )

  return (
    <div className="rounded-md border border-line bg-surface px-4 pt-4 pb-2 md:px-5">
      <h3 className="mb-2 text-h3 font-[650]">
        {t('compare.figures')}
        <Caveats notes={notesOf(both_reporters, latest_year_incomplete)} />
      </h3>
      <RecordsTable
        label={t('compare.figures')}
        columns={[
          { label: t('compare.columns.species') },
          { label: t('compare.columns.iucn') },
          { label: t('compare.columns.cites') },
          { label: t('columns.records'), figures: true },
          { label: t('summary.years'), figures: true },
          { label: t('columns.quantity'), figures: true },
          { label: t('compare.columns.peakYear'), figures: true },
          {
            label: t('trend.label'),
            sign: (
              <span className="ml-2">
                <InfoSign>{[t('trend.rule'), t('trend.plainSums')].join(' ')}</InfoSign>
              </span>
            ),
          },
        ]}
        rows={compared.map((one) => ({
          id: one.species.id,
          cells: [...aboutSpecies(one), ...figureCells(one.trade)],
        }))}
      />
    </div>
  )
}

function aboutSpecies({ species, series }: ComparedSpecies): ReactNode[] {
  const { id, scientific_name, common_name, current_cites_appendix } = species
  return [
    <span key="name" className="flex min-w-40 gap-2.5">
      <span className="pt-1">
        <SeriesSign series={series} />
      </span>
      <span>
        <Link to="/species/$id" params={{ id }} search={{ tab: 'trade' }} className="text-ink">
          <SpeciesName name={scientific_name} />
        </Link>
        <span className="block text-ink-3">{common_name}</span>
      </span>
    </span>,
    <ExplainedSpeciesStatus key="iucn" status={statusOfCard(species)} codeOnly />,
    <ExplainedCitesBadge key="cites" appendix={current_cites_appendix} />,
  ]
}
