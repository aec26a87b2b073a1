import type { LabelPlace } from './end-labels.ts'
import { MarkerShape } from './marker-shape.tsx'
import { type LineLook, toneColour } from './palette.ts'

export const LABEL_TEXT = 12.5
/** The line with its marker before a name in the margin, as in the key: no one takes it for a point. */
const SIGN = 20
const SIGN_GAP = 6
export const SIGN_ROOM = SIGN + SIGN_GAP

const DROP = 4.2

interface EndLabelProps {
  place: LabelPlace
  /** Of the line that it names. */
  look: LineLook
  children: string
}

/** The name of a line: after its sign in the margin, or alone at the very end of the line. */
export function EndLabel({ place: { x, y, inMargin }, look, children }: EndLabelProps) {
  const colour = toneColour(look.tone)
  return (
    <g transform={`translate(${x} ${y})`}>
      {inMargin && (
        <>
          <line x2={SIGN} stroke={colour} strokeWidth={2} strokeDasharray={look.dashed ? '5 3' : undefined} />
          <MarkerShape marker={look.marker} colour={colour} at={{ x: SIGN / 2, y: 0 }} />
        </>
      )}
      <text x={inMargin ? SIGN_ROOM : 0} y={DROP} fontSize={LABEL_TEXT} className="fill-ink font-semibold">
        {children}
      </text>
    </g>
  )
}
