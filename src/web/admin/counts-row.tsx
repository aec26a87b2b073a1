import { useFormat } from '#web/i18n/use-format.ts'

interface CountsRowProps {
  /** What the figures are about, for screen readers. */
  label: string
  counts: readonly { label: string; count: number }[]
}

/** Columns by the number of figures, without an empty cell in the last row. */
const COLUMNS: Readonly<Record<number, string>> = {
  3: 'grid-cols-3',
  4: 'grid-cols-2 lg:grid-cols-4',
  5: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-5 *:last:col-span-2 xl:*:last:col-span-1',
}

/** Three to five figures in a row. */
export function CountsRow({ label, counts }: CountsRowProps) {
  const { number } = useFormat()
  return (
    <ul
      aria-label={label}
      className={`grid overflow-hidden rounded-md border border-line bg-surface ${COLUMNS[counts.length]}`}
    >
      {counts.map(({ label: name, count }) => (
        <li
          key={name}
          className="-mt-px -ml-px flex flex-col justify-between border-t border-l border-line px-4 py-3.5"
        >
          <span className="block text-xs font-semibold text-ink-2">{name}</span>
          <span className="mt-1 block font-serif text-3xl tabular-nums">{number(count)}</span>
        </li>
      ))}
    </ul>
  )
}
