import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedFlag } from '#contract/screening-contract.ts'
import { CommonName } from '#web/components/common-name.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { tradeAddress } from '../species/trade/trade-address.ts'
import { placeOnScale, type TimesScale } from './times-points.ts'
import { useFlagLabels } from './use-flag-labels.ts'

interface ScreeningRowProps {
  flag: ListedFlag
  scale: TimesScale
  className: string
}

/** A species and an exporter that meet a criterion, with what that rests on. */
export function ScreeningRow({ flag, scale, className }: ScreeningRowProps) {
  const { t } = useTranslation('trade')
  const labels = useFlagLabels()
  const { mean_before, threshold, times_threshold: times } = flag
  const note = labels.reservations(flag) ?? labels.writtenFor(flag)
  return (
    <tr className={`${ROW} ${className}`}>
      <th scope="row" className="text-left font-normal max-lg:col-span-2 lg:py-2.5 lg:pr-2 lg:pl-4">
        <Link
          to="/species/$id"
          params={{ id: flag.species_id }}
          search={{ tab: 'trade' }}
          className="inline-block no-underline hover:underline"
        >
          <SpeciesName name={flag.scientific_name} className="text-base" />
          <span className="block text-xs text-ink-2">
            {flag.common_name && <CommonName species_id={flag.species_id} name={flag.common_name} />}
            {flag.common_name && flag.appendices.length > 0 && ' · '}
            {flag.appendices.length > 0 && (
              <span className="whitespace-nowrap">{labels.appendices(flag)}</span>
            )}
          </span>
        </Link>
        <span className="block lg:hidden">
          {t('screening.exportedBy', { country: labels.exporter(flag) })}
        </span>
      </th>
      <td className="max-lg:hidden lg:px-2 lg:py-2.5">{labels.exporter(flag)}</td>
      <td className="max-lg:order-3 max-lg:col-span-2 lg:px-2 lg:py-2.5">
        {labels.criterion(flag)}
        <span className="text-xs text-ink-2 max-lg:before:content-['_·_'] lg:block">
          {labels.paragraph(flag)}
        </span>
        {note && <span className="block max-w-60 text-xs text-ink-2">{note}</span>}
      </td>
      <Figure label={String(flag.year)}>
        <span className="font-semibold lg:font-normal">{labels.quantity(flag.quantity)}</span>
        <span className="block text-xs text-ink-2 lg:whitespace-nowrap">{labels.unit(flag)}</span>
      </Figure>
      <Figure label={t('screening.columns.mean')}>
        {mean_before === null ? (
          <span className="text-ink-3">{t('screening.notCompared')}</span>
        ) : (
          labels.quantity(mean_before)
        )}
      </Figure>
      <Figure label={t('screening.columns.threshold')}>
        {threshold === null ? (
          <span className="text-ink-3">{t('screening.any')}</span>
        ) : (
          labels.quantity(threshold)
        )}
      </Figure>
      <td className="max-lg:order-1 max-lg:row-start-1 max-lg:col-start-3 max-lg:text-right lg:w-40 lg:px-2 lg:py-2.5 xl:w-62 2xl:w-80">
        {times === null ? (
          <span className="text-xs text-ink-3">{t('screening.noThreshold')}</span>
        ) : (
          <span className="flex items-center gap-3">
            <span className="mr-2 min-w-0 flex-1 max-lg:hidden">
              <TimesLollipop times={times} scale={scale} />
            </span>
            <span className="w-14 text-right tabular-nums max-lg:ml-auto max-lg:w-auto max-lg:font-serif max-lg:text-xl">
              <span className="lg:hidden">{t('screening.times', { times: labels.times(times) })}</span>
              <span className="max-lg:hidden">{labels.times(times)}</span>
            </span>
          </span>
        )}
      </td>
      <td className="text-right tabular-nums max-lg:order-4 max-lg:self-end lg:py-2.5 lg:pr-4 lg:pl-2">
        <RowsLink flag={flag} />
      </td>
    </tr>
  )
}

const ROW =
  'align-top max-lg:grid max-lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)] max-lg:content-start max-lg:gap-x-2 max-lg:gap-y-2.5 max-lg:rounded-md max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-4 lg:not-last:border-b lg:border-line lg:hover:bg-tint'

/** The rows of a flag, in the trade of its species. */
function RowsLink({ flag }: { flag: ListedFlag }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const labels = useFlagLabels()
  const figure = format.number(flag.rows)
  return (
    <Link
      to="/species/$id"
      params={{ id: flag.species_id }}
      search={{ tab: 'trade', ...tradeAddress(flag.selection) }}
      aria-label={t('screening.rowsOf', {
        count: flag.rows,
        figure,
        species: flag.scientific_name,
        exporter: labels.exporter(flag),
      })}
      className="inline-flex min-h-6 items-center text-accent underline decoration-line-strong underline-offset-2 max-lg:min-h-8"
    >
      <span className="lg:hidden">{t('screening.rowsShown', { count: flag.rows, figure })}</span>
      <span className="max-lg:hidden">{figure}</span>
    </Link>
  )
}

/** A figure under the name of its column, where there are no columns. */
function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td className="max-lg:order-2 lg:px-2 lg:py-2.5 lg:text-right">
      <span className="block text-xs text-ink-3 lg:hidden">{label}</span>
      <span className="block tabular-nums">{children}</span>
    </td>
  )
}

interface TimesLollipopProps {
  times: number
  scale: TimesScale
}

/** How many times the threshold, on a log scale; the figure is beside it in words. */
function TimesLollipop({ times, scale }: TimesLollipopProps) {
  const place = percent(placeOnScale(times, scale))
  return (
    <svg aria-hidden="true" className="block h-5 w-full overflow-visible" data-times={times}>
      {scale.ticks.slice(1).map((tick) => (
        <line
          key={tick}
          x1={percent(placeOnScale(tick, scale))}
          x2={percent(placeOnScale(tick, scale))}
          y1="0"
          y2="100%"
          className="stroke-line"
        />
      ))}
      <line x1="0" x2={place} y1="50%" y2="50%" strokeWidth="2" className="stroke-series-1" />
      <line x1="0" x2="0" y1="3" y2="17" strokeWidth="1.5" className="stroke-ink" />
      <circle cx={place} cy="50%" r="4.5" className="fill-series-1" />
    </svg>
  )
}

const percent = (share: number) => `${share * 100}%`
