import { Table2 } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Quoting } from '#web/components/quoting.tsx'
import { ChartCopies } from './chart-copies.tsx'
import { ChartDownloads } from './chart-downloads.tsx'
import type { ChartFrameProps } from './chart-frame.tsx'
import { FullScreenButton } from './full-screen-button.tsx'
import { TOOL, TOOL_WORD } from './tool.ts'

interface ChartFootProps {
  frame: ChartFrameProps
  asTable: boolean
  onTurn: () => void
  /** Called when a button is pressed or focused, before it acts. */
  onUse: () => void
  /** The current drawing. */
  drawing: () => SVGSVGElement | null
}

/**
 * The source of the figures, and buttons for the table, files, citation, link and full screen. Memoized: it has many
 * parts, which readers seldom press, and follows the figures of an answer.
 */
export const ChartFoot = memo(function ChartFoot({ frame, asTable, onTurn, onUse, drawing }: ChartFootProps) {
  const { chart } = frame
  const { t } = useTranslation('trade')
  return (
    <figcaption className="@container mt-3 border-t border-line pt-1 text-2xs leading-[1.45] text-ink-3">
      <div className="flex flex-wrap items-center justify-end gap-x-4">
        <p className="min-w-0 flex-1 basis-56 py-1.25">
          <Quoting english={chart.source.english ?? []}>{chart.source.text}</Quoting>
        </p>
        {chart.empty === undefined && (
          <div
            className="-mr-2 flex gap-0.5 print:hidden"
            onPointerDownCapture={onUse}
            onFocusCapture={onUse}
          >
            {!chart.isTable && (
              <button
                type="button"
                aria-pressed={asTable}
                aria-label={t('frame.tableOf', { chart: chart.title })}
                onClick={onTurn}
                className={TOOL}
              >
                <Table2 className="size-4" />
                <span className={TOOL_WORD}>{t('frame.table')}</span>
              </button>
            )}
            <ChartDownloads chart={chart} drawing={drawing} />
            <ChartCopies chart={chart} />
            <FullScreenButton {...frame} />
          </div>
        )}
      </div>
    </figcaption>
  )
})
