import { Link2, Quote } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '#domain/calendar.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ChartContent } from './chart-content.ts'
import { fileNameOf, saveFile } from './save-file.ts'
import { TOOL, TOOL_WORD } from './tool.ts'

const SHOWN_FOR = 4000

/** Buttons that copy the citation of the chart and the address that shows it as chosen. */
export function ChartCopies({ chart }: { chart: ChartContent }) {
  const { t } = useTranslation('trade')
  const citation = useCitation(chart)
  const [notice, setNotice] = useState('')

  // The clipboard needs HTTPS and the reader's permission; without it the text is saved as a file.
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

/** How to quote the chart: what, how it was counted, from whom, where it was read and when. */
function useCitation({ subject, title, counted, narrowed, source }: ChartContent): () => string {
  const { t } = useTranslation(['trade', 'common'])
  const format = useFormat()
  return () =>
    [
      `${subject}: ${title}.`,
      counted && t('trade:frame.countedAs', { measure: counted.measure, basis: counted.basis }),
      narrowed?.text,
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
