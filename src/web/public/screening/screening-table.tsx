import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedFlag } from '#contract/screening-contract.ts'
import type { FlagSort } from '#domain/trade/screening-criteria.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { SortableHead } from '#web/ui/sortable-head.tsx'
import { keyOfFlag } from './first-flags.ts'
import { ScreeningRow } from './screening-row.tsx'
import { placeOnScale, type TimesScale } from './times-points.ts'
import { useScreeningAddress } from './use-screening-address.ts'

/** A card is tall: on phones the others come by a press. */
const FIRST_ON_PHONES = 7

interface ScreeningTableProps {
  flags: readonly ListedFlag[]
  scale: TimesScale
  /** null where the release does not name it. */
  lastYear: number | null
  /** The way to further flags. */
  children?: ReactNode
}

/** Flags under each other: a table from 1024 px on, below that each a card. */
export function ScreeningTable({ flags, scale, lastYear, children }: ScreeningTableProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const [showsAll, setShowsAll] = useState(false)
  const more = flags.length - FIRST_ON_PHONES
  const hasMoreOnPhones = more > 0 && !showsAll
  return (
    <>
      <div className="lg:rounded-md lg:border lg:border-line lg:bg-surface">
        <table className="w-full border-collapse text-sm max-lg:block">
          <caption className="sr-only">{t('screening.table')}</caption>
          <thead className="max-lg:hidden">
            <tr className="align-top">
              <FlagHead column="species" />
              <FlagHead column="exporter" />
              <FlagHead column="criterion" />
              <th scope="col" className={FIGURE_HEAD}>
                {lastYear ?? t('screening.columns.quantity')}
              </th>
              <th scope="col" className={FIGURE_HEAD}>
                {t('screening.columns.mean')}
              </th>
              <th scope="col" className={FIGURE_HEAD}>
                {t('screening.columns.threshold')}
              </th>
              <FlagHead column="times">
                <span className="ml-1.5 font-normal text-ink-3">{t('screening.logScale')}</span>
                <ScaleTicks scale={scale} />
              </FlagHead>
              <FlagHead column="rows" isFigure />
            </tr>
          </thead>
          <tbody className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-3 md:max-lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            {flags.map((flag, place) => (
              <ScreeningRow
                key={keyOfFlag(flag)}
                flag={flag}
                scale={scale}
                className={showsAll || place < FIRST_ON_PHONES ? '' : 'max-sm:hidden print:table-row'}
              />
            ))}
          </tbody>
        </table>
        {hasMoreOnPhones && (
          <div className="mt-3 text-center sm:hidden print:hidden">
            <Button onClick={() => setShowsAll(true)}>
              {t('screening.more', { count: more, figure: format.number(more) })}
            </Button>
          </div>
        )}
      </div>
      <div className={hasMoreOnPhones ? 'max-sm:hidden' : ''}>{children}</div>
    </>
  )
}

const HEAD_PADDING = 'px-2 py-1 first:pl-4 last:pr-4'
const FIGURE_HEAD = `border-b border-ink text-xs font-semibold text-ink-2 ${HEAD_PADDING} pt-3.5 text-right leading-tight`

/** The powers of ten above the drawings, as wide as they are. */
function ScaleTicks({ scale }: { scale: TimesScale }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  return (
    <span className="flex gap-3 font-normal">
      <svg aria-hidden="true" className="mr-2 block h-5 w-0 flex-1 overflow-visible">
        {scale.ticks.map((tick) => (
          <text
            key={tick}
            x={`${placeOnScale(tick, scale) * 100}%`}
            y="13"
            textAnchor={tick === 1 ? 'start' : 'middle'}
            className="fill-ink-3 text-2xs"
          >
            {t('screening.tick', { times: format.number(tick) })}
          </text>
        ))}
      </svg>
      <span className="w-14" />
    </span>
  )
}

interface FlagHeadProps {
  column: FlagSort
  isFigure?: boolean
  children?: ReactNode
}

/** The head of a column that flags are sorted by. */
function FlagHead({ column, isFigure = false, children }: FlagHeadProps) {
  const { t } = useTranslation('trade')
  const { order, sortBy } = useScreeningAddress()
  return (
    <SortableHead
      label={t(`screening.columns.${column}`)}
      descending={order.sort === column ? order.descending : undefined}
      onSort={() => sortBy(column)}
      isFigure={isFigure}
      className={HEAD_PADDING}
    >
      {children}
    </SortableHead>
  )
}
