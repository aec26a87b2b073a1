import type { FlowCounts } from '#domain/trade/flow-counts.ts'
import { useMapSums } from './use-map-sums.ts'

interface MapSumsProps {
  counts: FlowCounts<number>
  isWide: boolean
}

/** What is drawn and what is not, as large numbers. */
export function MapSums({ counts, isWide }: MapSumsProps) {
  const sums = useMapSums(counts)
  return (
    <dl
      className={
        isWide
          ? 'grid w-37 gap-3.5 print:w-1/2 print:grid-cols-2'
          : 'mt-3 grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-4'
      }
    >
      {sums.map(({ name, figure, note }) => (
        <div key={name}>
          <dt className="text-xs font-semibold text-ink-2">{name}</dt>
          <dd>
            <span className="block font-serif text-2xl leading-[1.15] tracking-[-0.02em]">{figure}</span>
            <span className="block text-xs leading-snug text-ink-3">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
