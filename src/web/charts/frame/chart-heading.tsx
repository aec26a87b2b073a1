import { Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GlossaryHelp } from '#web/glossary/glossary-help.tsx'
import { Caveats } from './caveats.tsx'
import type { ChartContent } from './chart-content.ts'
import { ChartDownloads } from './chart-downloads.tsx'
import { TOOL } from './tool.ts'
import { Unbroken } from './unbroken.tsx'

interface ChartHeadingProps {
  id: string
  chart: ChartContent
  asTable: boolean
  onTurn: () => void
  choice?: ReactNode
  drawing: () => SVGSVGElement | null
}

export function ChartHeading({ id, chart, asTable, onTurn, choice, drawing }: ChartHeadingProps) {
  const { t } = useTranslation('trade')
  const hasFigures = chart.empty === undefined
  return (
    <div className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
      <h3 id={id} className="text-h3 font-[650] tracking-[-0.003em]">
        {chart.title}
        {/* The signs go to the next line together. */}
        <span className="whitespace-nowrap">
          <Caveats notes={chart.caveats} />
          {chart.words && (
            <span className="ml-2">
              <GlossaryHelp words={chart.words} />
            </span>
          )}
        </span>
      </h3>
      {hasFigures && (
        <div className="-mt-1.5 -mr-2 flex gap-0.5 print:hidden">
          <button
            type="button"
            aria-pressed={asTable}
            aria-label={t('frame.tableOf', { chart: chart.title })}
            onClick={onTurn}
            className={TOOL}
          >
            <Table2 className="size-4" />
            <span className="max-md:hidden">{t('frame.table')}</span>
          </button>
          <ChartDownloads chart={chart} drawing={drawing} />
        </div>
      )}
      <p className="col-span-full mt-0.5 text-xs text-ink-3">
        <Unbroken>{chart.subtitle}</Unbroken>
      </p>
      {choice && <div className="col-span-full mt-2 print:hidden">{choice}</div>}
      {chart.narrowed && (
        <p className="col-span-full text-xs font-[550] text-ink-2">
          <Unbroken>{chart.narrowed.words}</Unbroken>
        </p>
      )}
    </div>
  )
}
