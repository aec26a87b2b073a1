import { Link } from '@tanstack/react-router'
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
import { Small, useFigureColumns } from './use-figure-columns.tsx'

/** The figures of all chosen species, also of those without figures. */
export function ComparisonTable({ species, by }: { species: readonly FiguredSpecies[]; by: ComparedBy }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const figureColumns = useFigureColumns(by)
  // The window is the same for every species.
  const [window] = species.flatMap(({ trends }) => trends?.window ?? [])

  return (
    <div className="rounded-md border border-line bg-surface px-4 pt-4 pb-2 md:px-5">
      <h3 className="mb-2 text-h3 font-[650]">{t('compare.figures')}</h3>
      <RecordsTable
        label={t('compare.figures')}
        columns={[
          { label: t('compare.columns.species'), cell: (one) => <SpeciesCell {...one} /> },
          ...figureColumns,
          {
            label: window
              ? t('verdict.name', { years: format.years(window.first, window.last) })
              : t('trend.label'),
            sign: (
              <span className="ml-2">
                <InfoSign>{t('verdict.ofSpecies')}</InfoSign>
              </span>
            ),
            cell: (one) => (one.view ? <VerdictCell {...one} /> : '–'),
          },
          {
            label: t('compare.columns.iucn'),
            cell: (one) => <ExplainedSpeciesStatus status={statusOfCard(one.species)} codeOnly />,
          },
          {
            label: t('compare.columns.cites'),
            cell: (one) => <ExplainedCitesBadge appendix={one.species.current_cites_appendix} />,
          },
        ]}
        rows={species.map((one) => ({ ...one, id: one.species.id }))}
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

/** The verdict on a species' trade, with the numbers that it rests on. */
function VerdictCell({ trends }: FiguredSpecies) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  if (!trends) return <span className="text-ink-3">{trends === null ? '–' : t('compare.failed')}</span>
  const { verdict, cells, rise, fall } = trends
  return (
    <span className="block min-w-44">
      <span className="font-semibold">{t(`verdict.${verdict}`)}</span>
      <Small>
        {t('verdict.cells', {
          cells: format.number(cells),
          rise: t('verdict.rise', { count: rise }),
          fall: t('verdict.fall', { count: fall }),
        })}
      </Small>
    </span>
  )
}
