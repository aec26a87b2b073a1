import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Portal } from '#contract/portal-contract.ts'
import { dayOf } from '#domain/calendar.ts'
import { CITATION_FORMATS, type CitationFormat } from '#domain/citations/citation-formats.ts'
import { asSentence, type CitationWords, type CitedView } from '#domain/citations/cited-view.ts'
import { addressIn } from '#domain/portal/language-address.ts'
import type { Language } from '#domain/portal/languages.ts'
import { releaseLabel } from '#domain/trade/release-address.ts'
import { saveFile } from '#web/charts/frame/save-file.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/choice.tsx'
import { CodeBlock } from '#web/ui/code-block.tsx'
import type { Citable } from './citable.ts'

const FORMATS = Object.keys(CITATION_FORMATS) as CitationFormat[]
const NAMES: Partial<Record<CitationFormat, string>> = { bibtex: 'BibTeX', ris: 'RIS', csl: 'CSL-JSON' }

/** The citation in the format of the reader's choice, and those that the publishers of the data ask for. */
export function CitePanel({ citable, portal }: { citable: Citable; portal: Portal }) {
  const { t } = useTranslation('citing')
  const citationIn = useCitation(citable, portal)
  const [format, choose] = useState<CitationFormat>('text')
  const citation = citationIn(format)
  const { ending } = CITATION_FORMATS[format]
  const sources = citable.releases.filter(({ citation: asked }) => asked !== null)

  return (
    <>
      <Choice
        label={t('cite.format')}
        dense
        value={format}
        options={FORMATS.map((value) => ({ value, label: NAMES[value] ?? t('cite.text') }))}
        onChange={choose}
      />
      <CodeBlock
        title={NAMES[format] ?? t('cite.text')}
        lang={`.${ending}`}
        wrap
        actions={<SaveButton name={citable.name} ending={ending} text={citation} />}
      >
        {citation}
      </CodeBlock>
      {sources.length > 0 && (
        <>
          <div>
            <h3 className="text-sm font-[650]">{t('cite.sources')}</h3>
            <p className="mt-0.5 text-sm text-ink-2">{t('cite.sourcesWhat')}</p>
          </div>
          {sources.map(({ title, version, citation: asked }) => (
            <CodeBlock
              key={title}
              title={version ? t('release', { title, version }) : title}
              textLang="en"
              wrap
              actions={
                <SaveButton name={`${citable.name}-source`} ending="txt" text={asSentence(asked ?? '')} />
              }
            >
              {asSentence(asked ?? '')}
            </CodeBlock>
          ))}
        </>
      )}
    </>
  )
}

interface SaveButtonProps {
  name: string
  ending: (typeof CITATION_FORMATS)[CitationFormat]['ending']
  text: string
}

function SaveButton({ name, ending, text }: SaveButtonProps) {
  const { t } = useTranslation('citing')
  const file = `arctic-tracker-${name}`
  return (
    <Button tone="plain" size="small" onClick={() => saveFile(file, ending, text)}>
      <Download className="size-4" />
      {t('save')}
      <span className="sr-only">: {`${file}.${ending}`}</span>
    </Button>
  )
}

/** Writes the citation of what is shown, as read today at the address of the page. */
function useCitation(
  { name, title, subject, notes, releases }: Citable,
  portal: Portal,
): (format: CitationFormat) => string {
  const { t, i18n } = useTranslation('citing')
  const format = useFormat()
  const accessed = dayOf(new Date())
  const address = addressIn(
    i18n.language as Language,
    `${portal.public_url}${location.pathname}${location.search}`,
  )
  const [only, ...others] = releases
  const view: CitedView = {
    // Another release is another work.
    name: only?.version && others.length === 0 ? `${name}-${releaseLabel(only)}` : name,
    portal: portal.name,
    institution: portal.institution,
    title,
    subject,
    notes,
    releases,
    address,
    accessed,
  }
  const words: CitationWords = {
    simulated: t('cite.simulated'),
    release: ({ title: of, version }) => t('release', { title: of, version }),
    readAt: t('cite.readAt', { portal: portal.name, address, day: format.date(accessed) }),
    data: t('cite.data'),
  }
  return (of) => CITATION_FORMATS[of].write(view, words)
}
