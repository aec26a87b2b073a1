import { useTranslation } from 'react-i18next'
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
  const { t } = useTranslation('citing')
  const { subject, title, what = '', notes, simulated } = citable
  const named = subject === undefined ? title : `${subject}: ${title}`

  return (
    <>
      <p className="max-w-read text-sm text-ink-2">{t('embed.what')}</p>
      <CodeBlock title={t('embed.code')} lang="HTML" wrap>
        {embedCode({
          publicUrl,
          path: view.path,
          query: view.query,
          title: simulated === undefined ? named : `${named} (${t('cite.simulated')})`,
          alternative: [simulated, what, ...notes].filter(Boolean).join(' '),
          ...SIZE,
        })}
      </CodeBlock>
      <p className="max-w-read text-sm text-ink-3">{t('embed.alternative')}</p>
    </>
  )
}
