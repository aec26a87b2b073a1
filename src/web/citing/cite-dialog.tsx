import { Tabs } from '@base-ui/react/tabs'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addressIn } from '#domain/portal/language-address.ts'
import type { Language } from '#domain/portal/languages.ts'
import type { DataAddresses } from '#domain/views/data-snippets.ts'
import { embedCode } from '#domain/views/embed-code.ts'
import { type ViewFormat, viewAddress } from '#domain/views/view-address.ts'
import { api } from '#web/api.ts'
import { CodeBlock } from '#web/ui/code-block.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Citable, ViewData } from './citable.ts'
import { CitePanel } from './cite-panel.tsx'
import { CodePanel } from './code-panel.tsx'
import { DataPanel } from './data-panel.tsx'

const TABS = ['cite', 'data', 'code', 'embed'] as const
type CiteTab = (typeof TABS)[number]

const TAB =
  'h-11 flex-none border-b-2 border-transparent px-3 text-ui font-medium text-ink-2 transition-colors duration-quick hover:text-ink data-active:border-accent data-active:font-semibold data-active:text-ink sm:px-4'

interface CiteDialogProps {
  citable: Citable
  open: boolean
  onClose: () => void
}

/** How to cite a chart or a page, and its data for use elsewhere: addresses, code, the chart in a frame. */
export function CiteDialog({ citable, open, onClose }: CiteDialogProps) {
  const { t, i18n } = useTranslation('citing')
  const { data: portal } = useSuspenseQuery(api.portal.about.queryOptions())
  const { view } = citable
  const addresses = view && dataAddresses(portal.public_url, view, i18n.language as Language)
  const panels: Record<CiteTab, ReactNode> = {
    cite: <CitePanel citable={citable} portal={portal} />,
    data: view && addresses && <DataPanel view={view} addresses={addresses} />,
    code: addresses && <CodePanel addresses={addresses} />,
    embed: view?.drawn && <EmbedPanel citable={citable} view={view} publicUrl={portal.public_url} />,
  }
  const tabs = TABS.filter((tab) => panels[tab])

  return (
    <Dialog open={open} onClose={onClose} width="tall" title={t('title', { title: citable.title })}>
      {citable.simulated && (
        <div className="mb-2">
          <Notice tone="caution">{citable.simulated}</Notice>
        </div>
      )}
      <Tabs.Root defaultValue="cite" className="flex min-h-0 flex-1 flex-col">
        <Tabs.List
          activateOnFocus
          aria-label={t('tabsLabel')}
          className="-mx-6 flex flex-none border-b border-line px-3"
        >
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab} className={TAB}>
              {t(`tabs.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((tab) => (
          <Tabs.Panel
            key={tab}
            value={tab}
            tabIndex={-1}
            className="-mx-6 -mb-5 grid min-h-0 flex-1 auto-rows-max grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto px-6 py-4"
          >
            {panels[tab]}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </Dialog>
  )
}

/** The whole addresses of a view's data; its drawings are in the reader's language. */
function dataAddresses(
  publicUrl: string,
  { path, query, drawn, rows }: ViewData,
  language: Language,
): DataAddresses {
  const address = (format: ViewFormat) => `${publicUrl}${viewAddress(path, format, query)}`
  return {
    csv: address('csv'),
    json: address('json'),
    metadata: address('metadata.json'),
    ...(drawn ? { svg: addressIn(language, address('svg')), png: addressIn(language, address('png')) } : {}),
    ...(rows === undefined ? {} : { rows: `${publicUrl}${rows}` }),
  }
}

/** At most so wide, and as high as most charts. */
const SIZE = { width: 720, height: 480 }

interface EmbedPanelProps {
  citable: Citable
  view: ViewData
  publicUrl: string
}

/** The code that shows the chart in a page of another site. */
function EmbedPanel({ citable, view, publicUrl }: EmbedPanelProps) {
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
