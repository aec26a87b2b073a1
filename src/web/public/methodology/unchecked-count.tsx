import { api } from '#web/api.ts'
import { LiveFigure } from '#web/public/written/live-figure.tsx'

/** Seizure records come with a release, not with the catalogue. */
const IMPORTED = 'illegal_trade_seizures'

/** Of the catalogue's rows: how many there are, and how many were not compared with their source. */
export function UncheckedCount({ of }: { of: 'rows' | 'unchecked' }) {
  return (
    <LiveFigure
      of={api.portal.tables.queryOptions()}
      read={(tables) =>
        tables
          .filter(({ table, unchecked }) => unchecked !== null && table !== IMPORTED)
          .reduce((total, size) => total + (size[of] ?? 0), 0)
      }
    />
  )
}
