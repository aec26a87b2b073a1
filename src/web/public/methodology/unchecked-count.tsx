import { api } from '#web/api.ts'
import { LiveFigure } from '#web/public/written/live-figure.tsx'

/** Of the rows that can be compared with a source: how many there are, and how many nobody has compared. */
export function UncheckedCount({ of }: { of: 'rows' | 'unchecked' }) {
  return (
    <LiveFigure
      of={api.portal.tables.queryOptions()}
      read={(tables) =>
        tables
          .filter(({ unchecked }) => unchecked !== null)
          .reduce((total, table) => total + (table[of] ?? 0), 0)
      }
    />
  )
}
