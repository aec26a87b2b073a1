import { useTranslation } from 'react-i18next'
import { addressIn } from '#domain/portal/language-address.ts'
import type { Language } from '#domain/portal/languages.ts'
import { embedCode } from '#domain/views/embed-code.ts'
import { CodeBlock } from '#web/ui/code-block.tsx'
import type { Citable, ViewData } from './citable.ts'

/** At most so wide, and as high as most charts. */
const SIZE = { width: 720, height: 480 }

interface EmbedPanelProps {
  citable: Citable
  view: ViewData
  publicUrl: string
}

/** The code that shows the chart in a page of another site. */
export function EmbedPanel({ citable, view, publicUrl }: EmbedPanelProps) {
  const { t, i18n } = useTranslation('citing')
  const { subject, title, what = '', notes, simulated } = citable
  const named = subject === undefined ? title : `${subject}: ${title}`

  return (
    <>
      <p className="max-w-read text-sm text-ink-2">{t('embed.what')}</p>
      <CodeBlock title={t('embed.code')} lang="HTML" wrap>
        {embedCode({
          publicUrl,
          path: view.path,
          query: addressIn(i18n.language as Language, `?${view.query}`).replace(/^\?&?/, ''),
          title: simulated === undefined ? named : `${named} (${t('cite.simulated')})`,
          alternative: [simulated, what, ...notes].filter(Boolean).join(' '),
          ...SIZE,
        })}
      </CodeBlock>
      <p className="max-w-read text-sm text-ink-3">{t('embed.alternative')}</p>
    </>
  )
}
