import { Fragment, type ReactNode } from 'react'
import { GlossaryHelp } from '#web/glossary/glossary-help.tsx'
import { Caveats } from './caveats.tsx'
import type { ChartContent } from './chart-content.ts'

/** Title, caveats, subtitle and the controls of a chart. */
export function ChartHeading({ id, chart, choice }: { id: string; chart: ChartContent; choice?: ReactNode }) {
  return (
    <div className="mb-3">
      <h3 id={id} className="text-h3 font-[650] tracking-[-0.003em]">
        {chart.title}
        {/* The icons wrap together. */}
        <span className="whitespace-nowrap">
          <Caveats notes={chart.caveats} />
          {chart.glossaryTerms && (
            <span className="ml-2">
              <GlossaryHelp words={chart.glossaryTerms} />
            </span>
          )}
        </span>
      </h3>
      <p className="mt-0.5 text-xs text-ink-3">
        <Unbroken>{chart.subtitle}</Unbroken>
      </p>
      {choice && <div className="mt-2 print:hidden">{choice}</div>}
      {chart.narrowed && (
        <p className="mt-1 text-xs font-[550] text-ink-2">
          <Unbroken>{chart.narrowed.text}</Unbroken>
        </p>
      )}
    </div>
  )
}

/** A range, such as '1975–2022'. */
const RANGE = /(\S+–\S+)/

/** A text whose ranges do not break across lines. */
function Unbroken({ children }: { children: string }) {
  return children.split(RANGE).map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are in a fixed order
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are in a fixed order
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
