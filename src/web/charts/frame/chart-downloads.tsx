import { ChartNoAxesCombined, Download, FileSpreadsheet, Image, Quote } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu } from '#web/ui/menu.tsx'
import type { ChartContent } from './chart-content.ts'
import { chartCsv } from './chart-csv.ts'
import { savePicture } from './chart-picture.ts'
import { saveFile } from './save-file.ts'
import { TOOL } from './tool.ts'

const SAID_FOR = 4000

interface ChartDownloadsProps {
  chart: ChartContent
  /** The drawing as it stands. */
  drawing: () => SVGSVGElement | null
}

/** The chart to take away: its figures, its picture, its citation. The source goes along every time. */
export function ChartDownloads({ chart, drawing }: ChartDownloadsProps) {
  const { t } = useTranslation('trade')
  const [said, setSaid] = useState('')

  const asCsv = () => saveFile(chart.name, 'csv', `\uFEFF${chartCsv(chart, t('frame.source'))}`)
  const asPicture = async (kind: 'svg' | 'png') => {
    const plot = drawing()
    if (plot) await savePicture(chart, plot, kind)
  }
  // Browsers keep the clipboard from pages served without encryption; a file does as well.
  const copyCitation = async () => {
    if (navigator.clipboard === undefined) return saveFile(chart.name, 'txt', chart.source.citation)
    await navigator.clipboard.writeText(chart.source.citation)
    setSaid(t('frame.citationCopied'))
    setTimeout(() => setSaid(''), SAID_FOR)
  }
  const pictures = [
    { name: t('frame.png'), icon: <Image />, onSelect: () => asPicture('png') },
    { name: t('frame.svg'), icon: <ChartNoAxesCombined />, onSelect: () => asPicture('svg') },
  ]

  return (
    <>
      <Menu
        trigger={
          <button type="button" aria-label={t('frame.downloadOf', { chart: chart.title })} className={TOOL}>
            <Download className="size-4" />
            <span className="max-md:hidden">{t('frame.download')}</span>
          </button>
        }
        acts={[
          {
            name: t('frame.csv', { count: chart.table.rows.length }),
            icon: <FileSpreadsheet />,
            onSelect: asCsv,
          },
          ...pictures,
          { name: t('frame.citation'), icon: <Quote />, onSelect: copyCitation },
        ]}
      />
      <span role="status" className="pointer-events-none absolute top-13 right-5 z-10 text-xs">
        {said && (
          <span className="rounded-md border border-line bg-raised px-3 py-2 text-ok shadow-pop">{said}</span>
        )}
      </span>
    </>
  )
}
