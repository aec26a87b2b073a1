import type { LabelPlace } from './end-labels.ts'
import { MarkerShape } from './marker-shape.tsx'
import { markerAt, toneAt, toneColour } from './palette.ts'

export const LABEL_TEXT = 12.5
/** The line with its marker before a name in the margin, as in the key: no one takes it for a point. */
const SIGN = 20
const SIGN_GAP = 6
export const SIGN_ROOM = SIGN + SIGN_GAP

const DROP = 4.2

interface EndLabelProps {
  place: LabelPlace
  /** Which of the series it names. */
  series: number
  children: string
}

/** The name of a line: after its sign in the margin, or alone at the very end of the line. */
export function EndLabel({ place: { x, y, inMargin }, series, children }: EndLabelProps) {
  const colour = toneColour(toneAt(series))
  return (
    <g transform={`translate(${x} ${y})`}>
      {inMargin && (
        <>
          <line x2={SIGN} stroke={colour} strokeWidth={2} />
          <MarkerShape marker={markerAt(series)} colour={colour} at={{ x: SIGN / 2, y: 0 }} />
        </>
      )}
      <text x={inMargin ? SIGN_ROOM : 0} y={DROP} fontSize={LABEL_TEXT} className="fill-ink font-semibold">
        {children}
      </text>
    </g>
  )
}
