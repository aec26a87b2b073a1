import { ChartNoAxesCombined, Download, FileSpreadsheet, Image } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { viewAddress } from '#domain/views/view-address.ts'
import { Menu } from '#web/ui/menu.tsx'
import type { ChartContent } from './chart-content.ts'
import { plainCsv } from './chart-csv.ts'
import { savePicture } from './chart-picture.tsx'
import { fetchFile, fileNameOf, saveFile } from './save-file.ts'
import { TOOL, TOOL_WORD } from './tool.ts'
import { useCsv } from './use-csv.ts'

interface ChartDownloadsProps {
  chart: ChartContent
  /** The current drawing. */
  drawing: () => SVGSVGElement | null
}

/** Downloads of the chart: its figures, and its picture, which the server draws for a table. Both name the source. */
export function ChartDownloads({ chart, drawing }: ChartDownloadsProps) {
  const { t, i18n } = useTranslation('trade')
  const csvOf = useCsv()
  const name = fileNameOf(chart)

  const asCsv = () =>
    chart.file
      ? saveFile(chart.file.name, 'csv', plainCsv(chart.file.rows))
      : saveFile(name, 'csv', csvOf(chart))

  const asPicture = (kind: 'svg' | 'png') => {
    const plot = drawing()
    if (plot) return savePicture(chart, plot, kind)
    const look = new URLSearchParams(chart.view?.query)
    look.set('lang', i18n.language)
    fetchFile(viewAddress(chart.view?.path ?? '', kind, `${look}`))
  }

  return (
    <Menu
      label={t('frame.downloadOf', { chart: chart.title })}
      className={TOOL}
      acts={[
        {
          name: t('frame.csv', { count: chart.table.rows.length }),
          icon: <FileSpreadsheet />,
          onSelect: asCsv,
        },
        ...(chart.isTable && !chart.view?.drawn
          ? []
          : [
              { name: t('frame.png'), icon: <Image />, onSelect: () => asPicture('png') },
              { name: t('frame.svg'), icon: <ChartNoAxesCombined />, onSelect: () => asPicture('svg') },
            ]),
      ]}
    >
      <Download className="size-4" />
      <span className={TOOL_WORD}>{t('frame.download')}</span>
    </Menu>
  )
}
