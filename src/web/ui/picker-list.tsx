import { Combobox as Base } from '@base-ui/react/combobox'
import type { ReactNode } from 'react'
import { POPUP, POPUP_ITEM } from './popup.ts'

export interface PickerOption {
  value: string
  label: string
  /** What is at its right, e.g. how many records the choice would leave. */
  note: string
}

interface PickerListProps {
  label: string
  /** Names the field that narrows the list. */
  search: string
  /** Stands in the list's place where no name fits. */
  empty: string
  /** Marks each option as chosen or not. */
  children: ReactNode
}

/** The list of a picker, with the field that narrows it. */
export function PickerList({ label, search, empty, children }: PickerListProps) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={4} align="start" className="z-40">
        <Base.Popup
          aria-label={label}
          className={`${POPUP} flex max-h-[min(26rem,var(--available-height))] w-[max(var(--anchor-width),17rem)] max-w-[calc(100vw-2rem)] flex-col p-1.25`}
        >
          <Base.Input
            aria-label={search}
            placeholder={search}
            className="mb-1.25 h-9 w-full flex-none rounded-sm border border-line-strong bg-surface px-2.5 text-sm text-ink placeholder:text-ink-3"
          />
          <Base.Empty className="px-2.5 text-sm text-ink-3">{empty}</Base.Empty>
          <Base.List className="min-h-0 overflow-y-auto">
            {(option: PickerOption) => (
              <Base.Item key={option.value} value={option} className={`group ${POPUP_ITEM}`}>
                {children}
                <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>
                <span className="text-2xs text-ink-3">{option.note}</span>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
