import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'

/** The rows of a page that are selected; another page begins with none. */
export function useSelectedRows<Row extends { id: string | number }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<Row['id']>>(new Set())
  const selected = rows.filter(({ id }) => ids.has(id))
  return {
    selected,
    areAll: selected.length === rows.length,
    has: ({ id }: Row) => ids.has(id),
    select: ({ id }: Row, isSelected: boolean) =>
      setIds((before) => {
        const after = new Set(before)
        if (isSelected) after.add(id)
        else after.delete(id)
        return after
      }),
    selectAll: (areSelected: boolean) => setIds(new Set(areSelected ? rows.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  }
}

interface RowCheckboxProps {
  label: string
  checked: boolean
  /** Whether some of the rows that it stands for are selected, not all. */
  isPartly?: boolean
  onChange: (isSelected: boolean) => void
}

/** Selects a row, or all of a page. */
function RowCheckbox({ label, checked, isPartly = false, onChange }: RowCheckboxProps) {
  return (
    <label className="flex size-9 items-center justify-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 accent-accent"
      />
    </label>
  )
}

interface SelectionProps<Row extends { id: string | number }> {
  label: string
  selection: ReturnType<typeof useSelectedRows<Row>>
}

/** Selects all rows of a page. */
export function SelectAll<Row extends { id: string | number }>({ label, selection }: SelectionProps<Row>) {
  const { areAll, selected, selectAll } = selection
  return (
    <RowCheckbox
      label={label}
      checked={areAll}
      isPartly={selected.length > 0 && !areAll}
      onChange={selectAll}
    />
  )
}

interface SelectRowProps<Row extends { id: string | number }> extends SelectionProps<Row> {
  row: Row
}

/** Selects one row. */
export function SelectRow<Row extends { id: string | number }>(props: SelectRowProps<Row>) {
  const { label, row, selection } = props
  return (
    <RowCheckbox
      label={label}
      checked={selection.has(row)}
      onChange={(isSelected) => selection.select(row, isSelected)}
    />
  )
}

interface SelectionFrameProps {
  /** How many rows are selected. */
  count: number
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** Above the rows while some are selected; stays in view while a long page is scrolled. */
export function SelectionFrame({ count, onClear, children }: SelectionFrameProps) {
  const { t } = useTranslation('admin')
  return (
    <div
      className={
        count === 0
          ? 'sr-only'
          : 'sticky top-0 z-10 flex flex-wrap items-center gap-2 border-y border-line bg-tint px-4 py-2'
      }
    >
      <p role="status" className="mr-auto text-sm font-semibold">
        {count > 0 && t('list.selected', { count })}
      </p>
      {count > 0 && (
        <>
          {children}
          <Button size="small" tone="plain" onClick={onClear}>
            {t('list.clearSelection')}
          </Button>
        </>
      )}
    </div>
  )
}
