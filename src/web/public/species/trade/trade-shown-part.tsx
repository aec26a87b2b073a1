import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { memo, useRef, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { api } from '#web/api.ts'
import { fetchFile, saveFile } from '#web/charts/frame/save-file.ts'
import { Boundary } from '#web/components/section.tsx'
import { useRelease } from '#web/components/use-release.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { canCount, failedFile, onFileState, openTradeFile, slowFile } from '#web/trade/open-trade-file.ts'
import { recordsAddress } from '#web/trade/trade-input.ts'
import type { TradeAnswer } from '#web/trade/trade-view-question.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ScreeningFlags } from '../../screening/screening-flags.tsx'
import { TradeChartsSkeleton } from '../tab-skeletons.tsx'
import { TradeCards } from './cards/trade-cards.tsx'
import { ChartIndex } from './chart-index.tsx'
import { ChoicesLine } from './choices/choices-line.tsx'
import { ChoicesPanel } from './choices/choices-panel.tsx'
import { ChosenChips, UnreadValues } from './choices/chosen-chips.tsx'
import { NothingLeft } from './choices/nothing-left.tsx'
import { RowsLine } from './choices/rows-line.tsx'
import { DeferredTradeMap } from './deferred-trade-map.tsx'
import { TradeCharts } from './trade-charts.tsx'
import type { ChoiceOfTrade } from './use-trade-choice.ts'
import { type TradeToShow, useTradeShown } from './use-trade-shown.ts'

interface TradeShownPartProps {
  species: SpeciesDetail
  /** The newest choice. */
  choice: ChoiceOfTrade
  /** The choice that is shown. */
  selection: TradeSelection
  view: NonNullable<TradeAnswer['view']>
  unknown: readonly string[]
  isBusy: boolean
}

/** The choices, the rows that they leave, and their figures. */
export function TradeShownPart({ species, choice, selection, view, unknown, isBusy }: TradeShownPartProps) {
  const saveRows = useSavedRows(species.id, selection)
  // The server does not know what the browser can do.
  const rowsFile =
    useHydrated() && canCount() ? { save: saveRows } : { address: recordsAddress(species.id, selection) }
  const panel = useRef<HTMLDivElement>(null)
  const lastYear = useRelease('cites_trade')?.last_year ?? new Date().getFullYear()

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div ref={panel} tabIndex={-1} className="outline-none">
        <ChoicesPanel choice={choice} offered={view} lastYear={lastYear} isBusy={isBusy} />
      </div>
      <UnreadValues unread={choice.unread} unknown={unknown} />
      <ChosenChips choice={choice} />
      <ChoicesLine view={view} selection={selection} panel={panel} />
      <SlowFileBar />
      <FailedFileNote species_id={species.id} />
      <div
        aria-busy={isBusy}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 transition-opacity duration-quick aria-busy:opacity-60 aria-busy:delay-200 max-md:**:scroll-mt-14"
      >
        <RowsLine view={view} file={view.file === null ? undefined : rowsFile} />
        {view.rows === 0 ? (
          <NothingLeft species={species} choice={choice} />
        ) : (
          <TradeFigures species={species} view={view} selection={selection} choose={choice.choose} />
        )}
      </div>
    </div>
  )
}

/**
 * Saves the rows that a choice leaves, as published, with their release and source beside each; where the species' file
 * cannot be used, the server makes the file.
 */
function useSavedRows(species_id: string, selection: TradeSelection): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    const counter = await openTradeFile(queryClient, species_id)
    if (counter === undefined) return fetchFile(recordsAddress(species_id, selection))
    const { name, parts } = await counter.rows(selection)
    saveFile(name, 'csv', new Blob(parts))
  }
}

/** How many published figures are reproduced; nothing where none are known or compared. */
export function PublishedFiguresLine({ id }: { id: string }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const { figures, reproduced } = useSuspenseQuery(api.proof.count.queryOptions({ input: { id } })).data
  if (figures === 0 || reproduced === null) return null
  return (
    <p className="text-sm">
      <Link
        to="/methodology/proof"
        search={{ species: id }}
        className="inline-flex min-h-8 items-center gap-1.5 text-accent underline"
      >
        <ListChecks className="size-4" />
        {t('proof.ofSpecies', { count: figures, reproduced: format.number(reproduced) })}
      </Link>
    </p>
  )
}

interface TradeFiguresProps extends TradeToShow {
  species: SpeciesDetail
  choose: ChoiceOfTrade['choose']
}

/** Cards and charts; memoized, so that a choice renders them once, when its figures are loaded. */
const TradeFigures = memo(function TradeFigures({ species, view, selection, choose }: TradeFiguresProps) {
  const trade = useTradeShown({ species, view, selection })
  return (
    <>
      <TradeCards species={species} trade={trade} />
      <Boundary skeleton={null} resetKey={species.id}>
        <PublishedFiguresLine id={species.id} />
      </Boundary>
      <ScreeningFlags of={{ species_id: species.id }} />
      <ChartIndex trade={trade} />
      <Boundary skeleton={<TradeChartsSkeleton />}>
        <TradeCharts
          species={species}
          trade={trade}
          map={<DeferredTradeMap species={species} trade={trade} selection={selection} choose={choose} />}
        />
      </Boundary>
    </>
  )
})

/** The species' file failed, and the server counts instead. */
function FailedFileNote({ species_id }: { species_id: string }) {
  const { t } = useTranslation('trade')
  const failed = useSyncExternalStore(onFileState, failedFile, () => undefined)
  if (failed !== species_id) return null
  return <Notice>{t('choices.fileFailed')}</Notice>
}

/** The progress of loading the species' file, after a second. */
function SlowFileBar() {
  const { t } = useTranslation('trade')
  const file = useSyncExternalStore(onFileState, slowFile, () => undefined)
  if (file === undefined) return null
  return (
    <div className="flex items-center gap-3 text-xs text-ink-2">
      <span id="slow-file">{t('choices.loading')}</span>
      <progress aria-labelledby="slow-file" value={file.received} max={file.size} className="h-1.5 w-40" />
    </div>
  )
}
