import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ListedFlag, ScreeningList } from '#contract/screening-contract.ts'
import { spokenLanguage } from '#domain/portal/languages.ts'
import { chosenFlags, isByName, sortedFlags } from '#domain/trade/screening-list.ts'
import { EmptyState } from '#web/components/empty-state.tsx'
import { NamedHere } from '#web/components/named-here.tsx'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { MoreButton } from '../more-button.tsx'
import { FLAGS_OF_PART, firstFlags, furtherFlags } from './first-flags.ts'
import { ScreeningActions } from './screening-actions.tsx'
import { CriterionPills, ScreeningSelects } from './screening-filters.tsx'
import { ScreeningNotes } from './screening-notes.tsx'
import { ScreeningTable } from './screening-table.tsx'
import { timesScale } from './times-points.ts'
import { useFlagLabels } from './use-flag-labels.ts'
import { useScreeningAddress } from './use-screening-address.ts'
import { useScreeningBasis } from './use-screening-basis.ts'

/** Which year of which release is screened, every flag that the filters leave, and how they are read. */
export function ScreeningPart() {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const { list: data, isPart, isByTimes, isEmpty, further } = useShownFlags()
  const basis = useScreeningBasis(data)
  const { release, last_complete_year: year, flags, flags_in_all } = data
  if (release === null) {
    return (
      <>
        <Notice tone="caution" title={t('screening.waits')}>
          {t('screening.waitsWhy')}
        </Notice>
        <ReleaseSource dataset="cites_trade" />
      </>
    )
  }
  return (
    <>
      {year === null ? (
        <Notice tone="caution" title={t('screening.yearUnknown', { release })}>
          {t('screening.yearUnknownWhy')}
        </Notice>
      ) : (
        <p className="max-w-read text-sm text-ink-2">{basis}</p>
      )}
      {flags_in_all !== undefined && (
        <Notice
          title={t(isByTimes ? 'screening.cut' : 'screening.cutInOrder', {
            count: flags.length,
            figure: format.number(flags.length),
          })}
        >
          {t('screening.cutWhy', { total: format.number(flags_in_all) })}
        </Notice>
      )}
      {isEmpty ? (
        <EmptyState message={t('screening.none')} />
      ) : (
        <NamedHere species={flags.map(({ species_id }) => species_id)}>
          <FilteredFlags
            flags={flags}
            total={flags_in_all ?? flags.length}
            counted={isPart ? data.counted : undefined}
            release={release}
            lastYear={year}
            further={further}
          />
        </NamedHere>
      )}
      <ScreeningNotes flags={flags} />
    </>
  )
}

/** All flags; where these are too many for one page, those that the filters leave, as the portal finds and sorts them, part by part. */
function useShownFlags() {
  const { i18n } = useTranslation()
  const {
    search: { species, exporter, criterion, sort, order },
  } = useScreeningAddress()
  const { data: all } = useSuspenseQuery(firstFlags())
  const isPart = all.flags_in_all !== undefined
  const language = isByName(sort) ? spokenLanguage(i18n.language) : undefined
  const asked = isPart ? { species_id: species, exporter, criterion, sort, order, language } : {}
  const { data: first } = useSuspenseQuery(firstFlags(asked))
  const further = useInfiniteQuery(furtherFlags(asked))
  const flags = [first, ...(further.data?.pages ?? [])].flatMap((part) => part.flags)
  const isByTimes = sort === undefined && order === undefined
  return { list: { ...first, flags }, isPart, isByTimes, isEmpty: all.flags.length === 0, further }
}

interface FilteredFlagsProps {
  flags: readonly ListedFlag[]
  /** All flags, also those that are not listed. */
  total: number
  /** What the portal counted, where there are flags that the browser does not have; those that it has are in order then. */
  counted: ScreeningList['counted']
  release: string
  lastYear: number | null
  further: ReturnType<typeof useShownFlags>['further']
}

function FilteredFlags({ flags, total, counted, release, lastYear, further }: FilteredFlagsProps) {
  const { t, i18n } = useTranslation('trade')
  const format = useFormat()
  const labels = useFlagLabels()
  const { search, order } = useScreeningAddress()
  const { species, exporter, criterion } = search
  const chosen = chosenFlags(flags, { species_id: species, exporter, criterion })
  const isPart = counted !== undefined
  const shown = isPart
    ? chosen
    : sortedFlags(chosen, order, {
        speciesOf: labels.species,
        exporterOf: labels.exporter,
        compare: new Intl.Collator(i18n.language).compare,
      })
  // The same scale whatever is filtered, so that lengths stay comparable.
  const scale = timesScale(flags.map(({ times_threshold }) => times_threshold))
  const more = Math.min(total - flags.length, FLAGS_OF_PART)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CriterionPills flags={flags} counted={counted} />
      <ScreeningSelects flags={flags} counted={counted} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p role="status" className="text-sm text-ink-2">
          {t('screening.shown', {
            count: total,
            figure: format.number(total),
            shown: format.number(shown.length),
          })}
        </p>
        <ScreeningActions release={release} />
      </div>
      {shown.length === 0 ? (
        <NothingShown />
      ) : (
        <ScreeningTable flags={shown} scale={scale} lastYear={lastYear}>
          {more > 0 && (
            <MoreButton
              isAsking={further.isFetching}
              isFailed={further.isError}
              onAsk={() => further.fetchNextPage()}
            >
              {t('screening.more', { count: more, figure: format.number(more) })}
            </MoreButton>
          )}
        </ScreeningTable>
      )}
    </div>
  )
}

/** Says which filter leaves nothing, and lifts them. */
function NothingShown() {
  const { t } = useTranslation('trade')
  const labels = useFlagLabels()
  const { search, clear } = useScreeningAddress()
  const { species, exporter, criterion } = search
  const message =
    exporter !== undefined && species === undefined && criterion === undefined
      ? t('screening.nothingBy', { country: labels.exporter({ exporter }) })
      : species !== undefined && exporter === undefined && criterion === undefined
        ? t('screening.nothingOf')
        : t('screening.nothing')
  return (
    <EmptyState message={message}>
      <Button onClick={clear}>{t('screening.showAll')}</Button>
    </EmptyState>
  )
}
