import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmbedForm } from '#contract/view-to-draw.ts'
import type { ChartContent } from '#web/charts/frame/chart-content.ts'
import type { ChartFrameProps } from '#web/charts/frame/chart-frame.tsx'
import { KeySign } from '#web/charts/frame/chart-key.tsx'
import { fullTitle } from '#web/charts/frame/full-title.ts'
import { Quoting } from '#web/components/quoting.tsx'
import { EmbedTable } from './embed-table.tsx'

/** How wide the chart is drawn; its page shows the drawing that fits, since it has no script that could measure. */
const DRAWN_WIDTHS = [296, 360, 440, 560, 800] as const

/** The frame of a chart on a page for other sites: everything it says, its figures, and ways to the portal. */
export function EmbedFrame({
  chart,
  height,
  children,
  form,
}: Pick<ChartFrameProps, 'chart' | 'height' | 'children'> & { form: EmbedForm }) {
  const titleId = useId()
  const title = fullTitle(chart)
  return (
    <figure aria-labelledby={titleId}>
      <title>{`${title} | ${form.portal}`}</title>
      <meta name="description" content={chart.subtitle} />
      <figcaption>
        <h1 id={titleId}>{title}</h1>
        <p>{chart.subtitle}</p>
        {chart.narrowed && <p className="narrowed">{chart.narrowed.text}</p>}
        {chart.source.simulated && <p className="simulated">{chart.source.simulated}</p>}
      </figcaption>
      {chart.empty === undefined ? (
        DRAWN_WIDTHS.map((width) => (
          <div key={width} className={`drawing w${width}`}>
            {children({ width, height: typeof height === 'number' ? height : height(width) })}
          </div>
        ))
      ) : (
        <p className="empty">{chart.empty}</p>
      )}
      <Key entries={chart.key ?? []} />
      <Notes chart={chart} />
      <EmbedTable chart={chart} />
      <Foot chart={chart} form={form} />
    </figure>
  )
}

function Key({ entries }: { entries: NonNullable<ChartContent['key']> }) {
  if (entries.length === 0) return null
  return (
    <ul className="key">
      {entries.map((entry) => (
        <li key={entry.label}>
          <KeySign entry={entry} />
          {entry.label}
        </li>
      ))}
    </ul>
  )
}

/** What the signs on the figures mean, in full: nothing here opens on hover. */
function Notes({ chart }: { chart: ChartContent }) {
  const { notes = [], words = [], caveats } = chart
  return (
    <div className="notes">
      {words.length > 0 && chart.empty === undefined && <p>{words.join(' ')}</p>}
      {notes.length > 0 && <p>{notes.join(' · ')}</p>}
      {caveats.map(({ text, sign }) => (
        <p key={text} className={sign}>
          {text}
        </p>
      ))}
    </div>
  )
}

function Foot({ chart: { source }, form }: { chart: ChartContent; form: EmbedForm }) {
  const { t } = useTranslation('sharing')
  return (
    <footer>
      <p>
        <Quoting english={source.english ?? []}>{source.text}</Quoting>
      </p>
      <p>
        <Elsewhere address={form.page}>{t('embed.page', { portal: form.portal })}</Elsewhere>{' '}
        <Elsewhere address={form.csv}>{t('embed.csv')}</Elsewhere>
      </p>
    </footer>
  )
}

/** The portal's own pages are in no frame, so that they open beside it. */
function Elsewhere({ address, children }: { address: string; children: string }) {
  const { t } = useTranslation('sharing')
  return (
    <a href={address} target="_blank" rel="noopener">
      {children}
      <span className="sr"> ({t('embed.newTab')})</span>
    </a>
  )
}
