import { useState } from 'react'

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
