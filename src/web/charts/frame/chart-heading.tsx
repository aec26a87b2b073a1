import type { ReactNode } from 'react'
import { GlossaryHelp } from '#web/glossary/glossary-help.tsx'
import { Caveats } from './caveats.tsx'
import type { ChartContent } from './chart-content.ts'
import { Unbroken } from './unbroken.tsx'

interface ChartHeadingProps {
  id: string
  chart: ChartContent
  choice?: ReactNode
}

/** What the chart is called, what there is to know, what it shows, and what changes the drawing. */
export function ChartHeading({ id, chart, choice }: ChartHeadingProps) {
  return (
    <div className="mb-3">
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
      <p className="mt-0.5 text-xs text-ink-3">
        <Unbroken>{chart.subtitle}</Unbroken>
      </p>
      {choice && <div className="mt-2 print:hidden">{choice}</div>}
      {chart.narrowed && (
        <p className="text-xs font-[550] text-ink-2">
          <Unbroken>{chart.narrowed.words}</Unbroken>
        </p>
      )}
    </div>
  )
}
