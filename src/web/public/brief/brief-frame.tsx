import { type ReactNode, useContext, useId } from 'react'
import type { ChartFrameProps } from '#web/charts/frame/chart-frame.tsx'
import { KeySign } from '#web/charts/frame/chart-key.tsx'
import { type Still, StillContext } from '#web/charts/frame/still.ts'

/** Charts that are drawn as they are printed: without cursors, at the size of their place on the page. */
export function drawnAt(place: NonNullable<Still['place']>): Still {
  return { Frame: BriefFigure, place }
}

/** A chart of a brief. */
export function BriefChart({ drawn, children }: { drawn: Still; children: ReactNode }) {
  return <StillContext value={drawn}>{children}</StillContext>
}

/** Title, what it shows, and the drawing or the reason why there is none; the sources are named once for all charts. */
function BriefFigure({ chart, height, children }: ChartFrameProps) {
  const titleId = useId()
  const place = useContext(StillContext)?.place
  if (place === undefined) throw new Error('A chart of a brief needs a place')
  const { width } = place
  const ofChart = typeof height === 'number' ? height : height(width)
  const { key = [], notes = [] } = chart
  return (
    <figure aria-labelledby={titleId} className="brief-part">
      <figcaption>
        <h2 id={titleId}>{chart.title}</h2>
        <p className="brief-what">{chart.subtitle}</p>
      </figcaption>
      {chart.empty === undefined ? (
        children({ width, height: place.height ?? ofChart })
      ) : (
        <p className="brief-none">{chart.empty}</p>
      )}
      {key.length > 0 && (
        <p className="brief-key">
          {key.map((entry) => (
            <span key={entry.label}>
              <KeySign entry={entry} />
              {entry.label}
            </span>
          ))}
        </p>
      )}
      {notes.length > 0 && <p className="brief-what">{notes.join(' · ')}</p>}
    </figure>
  )
}

/** An A4 page between margins of 13 mm, in CSS pixels; brief.css has the margins. */
export const PAGE_WIDTH = 694
