import type { KeyboardEvent } from 'react'

const STOPS = 'a[href], button:not([disabled]), input:not([disabled])'
/** In these an arrow moves the cursor, or chooses. */
const WRITING = 'textarea, select, input:not([type=checkbox])'

/** Moves between the rows of a table with the arrow keys, to what is in the same place of the next row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || altKey || ctrlKey || metaKey || shiftKey) return
  if (!(target instanceof HTMLElement) || target.matches(WRITING)) return
  const rows = [...currentTarget.rows].filter((row) => stopsIn(row).length > 0)
  const at = rows.findIndex((row) => row.contains(target))
  const from = rows[at]
  const to = rows[at + (key === 'ArrowDown' ? 1 : -1)]
  if (from === undefined || to === undefined) return
  event.preventDefault()
  const stops = stopsIn(to)
  stops[Math.min(stopsIn(from).indexOf(target), stops.length - 1)]?.focus()
}

/** Leads from the search of a list to its first row. */
export function moveToFirstRow(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowDown') return
  const list = event.currentTarget.closest('search')?.parentElement
  const first = list?.querySelector<HTMLElement>('tbody a[href], tbody button')
  if (!first) return
  event.preventDefault()
  first.focus()
}

const stopsIn = (row: HTMLTableRowElement) => [...row.querySelectorAll<HTMLElement>(STOPS)]
