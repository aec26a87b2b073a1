import { useHydrated } from '@tanstack/react-router'
import { useRef } from 'react'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import { useRelease } from '#web/components/use-release.ts'
import { canCount } from '#web/trade/open-trade-file.ts'
import { recordsAddress } from '#web/trade/trade-input.ts'
import type { TradeAnswer } from '#web/trade/trade-view-question.ts'
import { ChoicesLine } from './choices/choices-line.tsx'
import { ChoicesPanel } from './choices/choices-panel.tsx'
import { ChosenChips } from './choices/chosen-chips.tsx'
import { FailedFileNote } from './choices/failed-file-note.tsx'
import { NothingLeft } from './choices/nothing-left.tsx'
import { RowsLine } from './choices/rows-line.tsx'
import { SlowFileBar } from './choices/slow-file-bar.tsx'
import { UnreadValues } from './choices/unread-values.tsx'
import { TradeFigures } from './trade-figures.tsx'
import { useSavedRows } from './use-saved-rows.ts'
import type { ChoiceOfTrade } from './use-trade-choice.ts'

interface TradeShownPartProps {
  species: SpeciesDetail
  /** As the address has it by now. */
  choice: ChoiceOfTrade
  /** The choice that is shown. */
  selection: TradeSelection
  view: NonNullable<TradeAnswer['view']>
  unknown: readonly string[]
  isBusy: boolean
}

/** The choices, the rows that they leave, and what those come to. */
export function TradeShownPart({ species, choice, selection, view, unknown, isBusy }: TradeShownPartProps) {
  const saveRows = useSavedRows(species.id, selection)
  // The server cannot know what the browser can.
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
          <TradeFigures species={species} view={view} selection={selection} />
        )}
      </div>
    </div>
  )
}
