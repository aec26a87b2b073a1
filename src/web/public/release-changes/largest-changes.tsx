import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ReleaseComparison } from '#contract/release-comparison.ts'
import { useTradeLabels } from '#web/charts/use-trade-labels.ts'
import { CommonName } from '#web/components/common-name.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useFormat } from '#web/i18n/use-format.ts'

type OfMeasure = ReleaseComparison['largest'][number]

/** The largest changes of each measure, beside each other, since they are never compared. */
export function LargestChanges({ largest }: Pick<ReleaseComparison, 'largest'>) {
  const { t } = useTranslation('trade')
  if (largest.length === 0) return <p className="text-ink-2">{t('changes.noLargest')}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      {largest.map((ofMeasure) => (
        <ChangesOfMeasure key={ofMeasure.measure} {...ofMeasure} />
      ))}
    </div>
  )
}

function ChangesOfMeasure({ measure, count, changes }: OfMeasure) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  return (
    <div className="rounded-md border border-line bg-surface px-4 pt-4 pb-1.5 md:px-5">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-h3 font-[650]">
        {t('changes.inMeasure', { measure: labels.measure(measure) })}
        <span className="text-xs font-normal text-ink-3">
          {t('changes.moreChanges', { count, figure: format.number(count) })}
        </span>
      </h3>
      <ol className="mt-2">
        {changes.map((change) => (
          <Change key={[change.species_id, change.term, change.year].join()} {...change} />
        ))}
      </ol>
    </div>
  )
}

function Change({ species_id, scientific_name, common_name, ...change }: OfMeasure['changes'][number]) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useTradeLabels()
  const { term, year, before, after } = change
  const sign = change.change > 0 ? '+' : '−'
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-t border-line py-2 text-sm">
      <span className="min-w-0">
        {common_name === null ? (
          <SpeciesName name={scientific_name} />
        ) : (
          <Link
            to="/species/$id"
            params={{ id: species_id }}
            search={{ tab: 'trade' }}
            className="font-semibold text-ink no-underline hover:underline"
          >
            <CommonName species_id={species_id} name={common_name} />
          </Link>
        )}{' '}
        <span className="text-ink-2">{t('changes.largestOne', { article: labels.term(term), year })}</span>
      </span>
      <span className="ml-auto whitespace-nowrap tabular-nums">
        <span className="text-ink-2">
          {t('changes.fromTo', { before: format.number(before), after: format.number(after) })}
        </span>{' '}
        <strong className="ml-2 font-semibold">
          {sign}
          {format.number(Math.abs(change.change))}
        </strong>
      </span>
    </li>
  )
}
