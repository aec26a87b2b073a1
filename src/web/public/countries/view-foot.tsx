import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { viewAddress } from '#domain/views/view-address.ts'
import type { ChartSource } from '#web/charts/frame/chart-content.ts'
import { fetchFile } from '#web/charts/frame/save-file.ts'
import { TOOL, TOOL_WORD } from '#web/charts/frame/tool.ts'
import type { Citable, ViewData } from '#web/citing/citable.ts'
import { CiteButton } from '#web/citing/cite-button.tsx'
import { Quoting } from '#web/components/quoting.tsx'

interface ViewFootProps {
  source: ChartSource
  citable: Citable & { view: ViewData }
}

/** The foot of a table, like that of a chart: its source, and buttons for the file and the citation. */
export function ViewFoot({ source, citable }: ViewFootProps) {
  const { t } = useTranslation('trade')
  const { title, view } = citable
  return (
    <div className="@container mt-3 flex flex-wrap items-center justify-end gap-x-4 border-t border-line pt-1 text-2xs leading-[1.45] text-ink-3">
      <p className="min-w-0 flex-1 basis-56 py-1.25">
        <Quoting english={source.english ?? []}>{source.text}</Quoting>
      </p>
      <div className="-mr-2 flex gap-0.5 print:hidden">
        <button
          type="button"
          aria-label={t('frame.downloadOf', { chart: title })}
          onClick={() => fetchFile(viewAddress(view.path, 'csv', view.query))}
          className={TOOL}
        >
          <Download className="size-4" />
          <span className={TOOL_WORD}>{t('frame.download')}</span>
        </button>
        <CiteButton
          citable={citable}
          text={t('frame.cite')}
          label={t('frame.citeOf', { chart: title })}
          className={TOOL}
          textClassName={TOOL_WORD}
        />
      </div>
    </div>
  )
}
