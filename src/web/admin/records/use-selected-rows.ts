import { useState } from 'react'
import type { AnyRow } from './record-api.ts'

/** The rows of a page that are selected; another page begins with none. */
export function useSelectedRows(rows: readonly AnyRow[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = rows.filter(({ id }) => ids.has(id))
  return {
    selected,
    areAll: selected.length === rows.length,
    has: ({ id }: AnyRow) => ids.has(id),
    select: ({ id }: AnyRow, isSelected: boolean) =>
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
