import { ChartNoAxesCombined, Download, FileSpreadsheet, Image, Quote } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/calendar.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Menu } from '#web/ui/menu.tsx'
import type { ChartContent } from './chart-content.ts'
import { plainCsv } from './chart-csv.ts'
import { savePicture } from './chart-picture.ts'
import { fileNameOf, saveFile } from './save-file.ts'
import { TOOL } from './tool.ts'
import { useCsv } from './use-csv.ts'

const SAID_FOR = 4000

interface ChartDownloadsProps {
  chart: ChartContent
  /** The drawing as it stands. */
  drawing: () => SVGSVGElement | null
}

/** The chart to take away: its figures, its picture, its citation. The source goes along every time. */
export function ChartDownloads({ chart, drawing }: ChartDownloadsProps) {
  const { t } = useTranslation('trade')
  const csvOf = useCsv()
  const citation = useCitation(chart)
  const [said, setSaid] = useState('')
  const name = fileNameOf(chart)

  const asCsv = () =>
    chart.file
      ? saveFile(chart.file.name, 'csv', plainCsv(chart.file.rows))
      : saveFile(name, 'csv', csvOf(chart))

  const asPicture = (kind: 'svg' | 'png') => {
    const plot = drawing()
    if (plot) savePicture(chart, plot, kind)
  }
  // Browsers keep the clipboard from pages served without encryption; a file does as well.
  const copyCitation = async () => {
    if (navigator.clipboard === undefined) return saveFile(name, 'txt', citation())
    await navigator.clipboard.writeText(citation())
    setSaid(t('frame.citationCopied'))
    setTimeout(() => setSaid(''), SAID_FOR)
  }

  return (
    <>
      <Menu
        label={t('frame.downloadOf', { chart: chart.title })}
        className={TOOL}
        acts={[
          {
            name: t('frame.csv', { count: chart.table.rows.length }),
            icon: <FileSpreadsheet />,
            onSelect: asCsv,
          },
          { name: t('frame.png'), icon: <Image />, onSelect: () => asPicture('png') },
          { name: t('frame.svg'), icon: <ChartNoAxesCombined />, onSelect: () => asPicture('svg') },
          { name: t('frame.citation'), icon: <Quote />, onSelect: copyCitation },
        ]}
      >
        <Download className="size-4" />
        <span className="max-md:hidden">{t('frame.download')}</span>
      </Menu>
      <span role="status" className="pointer-events-none absolute top-14 right-5 z-10 text-xs">
        {said && (
          <span className="rounded-md border border-line bg-raised px-3 py-2 text-ok shadow-pop">{said}</span>
        )}
      </span>
    </>
  )
}

/** How to quote the chart: what, from whom, where it was read and when. */
function useCitation({ subject, title, narrowed, source }: ChartContent): () => string {
  const { t } = useTranslation(['trade', 'common'])
  const format = useFormat()
  return () =>
    [
      `${subject}: ${title}.`,
      narrowed?.words,
      source.simulated,
      closed(source.citation),
      t('trade:frame.readAt', {
        portal: t('common:portal.name'),
        address: location.href,
        day: format.date(dayOf(new Date())),
      }),
    ]
      .filter(Boolean)
      .join(' ')
}

/** Publishers' citations often end in an address, and the next sentence would run on. */
const closed = (sentence: string) => sentence.replace(/[^.]$/, '$&.')
