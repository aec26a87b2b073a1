import { Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Quoting } from '#web/components/quoting.tsx'
import type { ChartContent } from './chart-content.ts'
import { ChartCopies } from './chart-copies.tsx'
import { ChartDownloads } from './chart-downloads.tsx'
import { TOOL, TOOL_WORD } from './tool.ts'

interface ChartFootProps {
  chart: ChartContent
  asTable: boolean
  onTurn: () => void
  /** Called when a button is pressed or focused, before it acts. */
  onUse: () => void
  /** The current drawing. */
  drawing: () => SVGSVGElement | null
  /** A further button. */
  children: ReactNode
}

/** The source of the figures, and buttons for the table, files, citation and link. */
export function ChartFoot({ chart, asTable, onTurn, onUse, drawing, children }: ChartFootProps) {
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
            {children}
          </div>
        )}
      </div>
    </figcaption>
  )
}
