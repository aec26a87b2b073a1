import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asSentence } from '#domain/citations/cited-view.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import type { Language } from '#domain/portal/languages.ts'
import type { Citable } from '#web/citing/citable.ts'
import { CiteButton } from '#web/citing/cite-button.tsx'
import { addressOfChart } from './chart-anchor.ts'
import type { ChartContent } from './chart-content.ts'
import { fileNameOf, saveFile } from './save-file.ts'
import { TOOL, TOOL_WORD } from './tool.ts'

const SHOWN_FOR = 4000

/** Buttons that open how to cite and use the chart, and that copy the address that shows it as chosen. */
export function ChartCopies({ chart }: { chart: ChartContent }) {
  const { t, i18n } = useTranslation('trade')
  const citable = useCitableChart(chart)
  const [notice, setNotice] = useState('')

  // The clipboard needs HTTPS and the reader's permission; without it the text is saved as a file.
  const copyLink = async () => {
    const address = addressOfChart(addressIn(i18n.language as Language, location.href), chart)
    try {
      await navigator.clipboard.writeText(address)
    } catch {
      return saveFile(fileNameOf(chart), 'txt', address)
    }
    setNotice(t('frame.linkCopied'))
    setTimeout(() => setNotice(''), SHOWN_FOR)
  }

  return (
    <>
      <CiteButton
        citable={citable}
        text={t('frame.cite')}
        label={t('frame.citeOf', { chart: chart.title })}
        className={TOOL}
        textClassName={TOOL_WORD}
      />
      <button
        type="button"
        aria-label={t('frame.copyLinkOf', { chart: chart.title })}
        onClick={copyLink}
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

/** A chart as it is cited: what, how it was counted, which records were chosen, from whom. */
function useCitableChart({
  name,
  subject,
  title,
  titleNamesSubject,
  subtitle,
  counted,
  narrowed,
  source,
  view,
}: ChartContent): Citable {
  const { t } = useTranslation('trade')
  const { releases, simulated } = source
  const notes = [
    counted && t('frame.countedAs', { measure: counted.measure, basis: counted.basis }),
    narrowed?.text,
    simulated,
  ]
  return {
    name: [name, narrowed?.fileName, simulated && 'simulated'].filter(Boolean).join('-'),
    title,
    subject: titleNamesSubject ? undefined : subject,
    what: asSentence(subtitle),
    notes: notes.filter((note) => note !== undefined),
    releases,
    simulated,
    view,
  }
}
