import { Table2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { GlossaryHelp } from '#web/glossary/glossary-help.tsx'
import { CaveatSign, InfoSign } from '#web/ui/caveat-sign.tsx'
import type { CaveatNote, ChartContent } from './chart-content.ts'
import { ChartDownloads } from './chart-downloads.tsx'
import { TOOL } from './tool.ts'

interface ChartHeadingProps {
  id: string
  chart: ChartContent
  asTable: boolean
  onTurn: () => void
  drawing: () => SVGSVGElement | null
}

export function ChartHeading({ id, chart, asTable, onTurn, drawing }: ChartHeadingProps) {
  const { t } = useTranslation('trade')
  const hasFigures = chart.empty === undefined
  return (
    <div className="mb-3 flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h3 id={id} className="text-h3 font-[650] tracking-[-0.003em]">
          {chart.title}
          <Caveats notes={chart.caveats} />
          {chart.words && (
            <span className="ml-2">
              <GlossaryHelp words={chart.words} />
            </span>
          )}
        </h3>
        <p className="mt-0.5 text-xs text-ink-3">{chart.subtitle}</p>
      </div>
      {hasFigures && (
        <div className="-mt-1.5 -mr-2 flex gap-0.5">
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
    </div>
  )
}

/** What to know and what changes the reading, each under its own sign. */
function Caveats({ notes }: { notes: readonly CaveatNote[] }) {
  const changing = notes.filter(({ sign }) => sign === 'changes')
  const known = notes.filter(({ sign }) => sign === 'know')
  return (
    <>
      {changing.length > 0 && (
        <span className="ml-2">
          <CaveatSign>
            <Notes notes={changing} />
          </CaveatSign>
        </span>
      )}
      {known.length > 0 && (
        <span className="ml-2">
          <InfoSign>
            <Notes notes={known} />
          </InfoSign>
        </span>
      )}
    </>
  )
}

function Notes({ notes }: { notes: readonly CaveatNote[] }) {
  return (
    <>
      {notes.map(({ text }) => (
        <p key={text} className="not-first:mt-2">
          {text}
        </p>
      ))}
    </>
  )
}
