import { placeOnScale, type TimesScale } from './times-points.ts'

interface TimesLollipopProps {
  times: number
  scale: TimesScale
}

/** How many times the threshold, on a log scale; the figure is beside it in words. */
export function TimesLollipop({ times, scale }: TimesLollipopProps) {
  const place = percent(placeOnScale(times, scale))
  return (
    <svg aria-hidden="true" className="block h-5 w-full overflow-visible" data-times={times}>
      {scale.ticks.slice(1).map((tick) => (
        <line
          key={tick}
          x1={percent(placeOnScale(tick, scale))}
          x2={percent(placeOnScale(tick, scale))}
          y1="0"
          y2="100%"
          className="stroke-line"
        />
      ))}
      <line x1="0" x2={place} y1="50%" y2="50%" strokeWidth="2" className="stroke-series-1" />
      <line x1="0" x2="0" y1="3" y2="17" strokeWidth="1.5" className="stroke-ink" />
      <circle cx={place} cy="50%" r="4.5" className="fill-series-1" />
    </svg>
  )
}

const percent = (share: number) => `${share * 100}%`
