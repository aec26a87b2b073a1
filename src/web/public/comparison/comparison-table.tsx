import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { statusOfCard } from '#domain/assessments/red-list-status.ts'
import type { ComparedBy } from '#domain/trade/compared-figures.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { ExplainedCitesBadge, ExplainedSpeciesStatus } from '#web/glossary/explained-badges.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { RecordsTable } from '../species/records-table.tsx'
import type { FiguredSpecies } from './figured-species.ts'
import { SeriesSign } from './series-sign.tsx'
import { useFigureCells } from './use-figure-cells.tsx'

interface ComparisonTableProps {
  species: readonly FiguredSpecies[]
  by: ComparedBy
}

/** The figures of the chosen species, also of those that have none or did not come. */
export function ComparisonTable({ species, by }: ComparisonTableProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const figureCells = useFigureCells(by)
  // The window is the same for every species.
  const [window] = species.flatMap(({ trends }) => trends?.window ?? [])

  return (
    <div className="rounded-md border border-line bg-surface px-4 pt-4 pb-2 md:px-5">
      <h3 className="mb-2 text-h3 font-[650]">{t('compare.figures')}</h3>
      <RecordsTable
        label={t('compare.figures')}
        columns={[
          { label: t('compare.columns.species') },
          { label: t('columns.records'), figures: true },
          { label: t('summary.years'), figures: true },
          { label: t('cards.mainArticle') },
          ...(by.measure === 'records' ? [] : [{ label: t(`compare.columns.${by.measure}`), figures: true }]),
          { label: t('compare.columns.peakYear'), figures: true },
          {
            label: window
              ? t('verdict.name', { years: format.years(window.first, window.last) })
              : t('trend.label'),
            sign: (
              <span className="ml-2">
                <InfoSign>{t('verdict.ofSpecies')}</InfoSign>
              </span>
            ),
          },
          { label: t('compare.columns.iucn') },
          { label: t('compare.columns.cites') },
        ]}
        rows={species.map((one) => ({
          id: one.species.id,
          cells: [<SpeciesCell key="species" {...one} />, ...figureCells(one), ...statusCells(one)],
        }))}
      />
    </div>
  )
}

function SpeciesCell({ species: { id, scientific_name, common_name }, series }: FiguredSpecies) {
  return (
    <span className="flex min-w-40 gap-2.5">
      <span className="pt-1">
        <SeriesSign series={series} />
      </span>
      <span>
        <Link to="/species/$id" params={{ id }} search={{ tab: 'trade' }} className="text-ink">
          <SpeciesName name={scientific_name} />
        </Link>
        <span className="block text-ink-3">{common_name}</span>
      </span>
    </span>
  )
}

const statusCells = ({ species }: FiguredSpecies): ReactNode[] => [
  <ExplainedSpeciesStatus key="iucn" status={statusOfCard(species)} codeOnly />,
  <ExplainedCitesBadge key="cites" appendix={species.current_cites_appendix} />,
]
