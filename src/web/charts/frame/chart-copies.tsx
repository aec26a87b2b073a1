import { Link2, Quote } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartContent } from './chart-content.ts'
import { fileNameOf, saveFile } from './save-file.ts'
import { TOOL, TOOL_WORD } from './tool.ts'
import { useCitation } from './use-citation.ts'

const SHOWN_FOR = 4000

/** How to quote the chart, and the address that shows it with all that is chosen, each one press away. */
export function ChartCopies({ chart }: { chart: ChartContent }) {
  const { t } = useTranslation('trade')
  const citation = useCitation(chart)
  const [notice, setNotice] = useState('')

  // Browsers keep the clipboard from pages served without encryption, and readers may refuse it; a file does as well.
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      return saveFile(fileNameOf(chart), 'txt', text)
    }
    setNotice(done)
    setTimeout(() => setNotice(''), SHOWN_FOR)
  }

  return (
    <>
      <button
        type="button"
        aria-label={t('frame.citeOf', { chart: chart.title })}
        onClick={() => copy(citation(), t('frame.citationCopied'))}
        className={TOOL}
      >
        <Quote className="size-4" />
        <span className={TOOL_WORD}>{t('frame.cite')}</span>
      </button>
      <button
        type="button"
        aria-label={t('frame.copyLinkOf', { chart: chart.title })}
        onClick={() => copy(location.href, t('frame.linkCopied'))}
        className={TOOL}
      >
        <Link2 className="size-4" />
        <span className={TOOL_WORD}>{t('frame.copyLink')}</span>
      </button>
      <span role="status" className="pointer-events-none absolute right-5 bottom-14 z-10 text-xs">
        {notice && (
          <span className="rounded-md border border-line bg-raised px-3 py-2 text-ok shadow-pop">
            {notice}
          </span>
        )}
      </span>
    </>
  )
}
