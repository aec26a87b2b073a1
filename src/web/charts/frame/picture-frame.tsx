import { useContext } from 'react'
import { paragraph } from '../paragraph.ts'
import type { ChartFrameProps } from './chart-frame.tsx'
import { fullTitle } from './full-title.ts'
import { Picture } from './picture.tsx'
import { MARGIN, pictureLayout, TEXT_STYLES } from './picture-layout.ts'
import { StillContext } from './still.ts'

const EMPTY_HEIGHT = 60

/** The frame of a chart that is one picture: its texts around the drawing, or the reason why there is none. */
export function PictureFrame({ chart, height: heightAt, children }: ChartFrameProps) {
  const still = useContext(StillContext)
  if (still?.picture === undefined) throw new Error('A picture needs a width')
  const width = still.picture.width - 2 * MARGIN
  const drawn = typeof heightAt === 'number' ? heightAt : heightAt(width)
  const size = { width, height: chart.empty === undefined ? drawn : EMPTY_HEIGHT }
  const layout = pictureLayout(chart, size)
  const { plotAt } = layout

  return (
    <Picture
      label={fullTitle(chart)}
      description={paragraph(chart.subtitle, chart.narrowed?.text, chart.source.simulated)}
      layout={layout}
    >
      <style>{still.picture.styles}</style>
      {chart.empty === undefined ? (
        <StillContext value={{ ...still, plotAt }}>{children(size)}</StillContext>
      ) : (
        <text
          x={plotAt.x}
          y={plotAt.y + size.height / 2}
          fontSize={TEXT_STYLES.note.size}
          fill={`var(${TEXT_STYLES.note.colour})`}
        >
          {chart.empty}
        </text>
      )}
    </Picture>
  )
}
