import { useFormat } from '#web/i18n/use-format.ts'

interface CountsRowProps {
  /** What the figures are about, for those who hear them. */
  label: string
  counts: readonly { word: string; count: number }[]
}

/** A few figures in a row above what they were counted from. */
export function CountsRow({ label, counts }: CountsRowProps) {
  const { number } = useFormat()
  return (
    <dl
      aria-label={label}
      className="my-5 grid grid-cols-2 overflow-hidden rounded-md border border-line bg-surface xl:grid-cols-4"
    >
      {counts.map(({ word, count }) => (
        <div key={word} className="-mt-px -ml-px border-t border-l border-line px-5 py-3.5">
          <dt className="text-xs font-semibold text-ink-2">{word}</dt>
          <dd className="mt-1 font-serif text-3xl tabular-nums">{number(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
