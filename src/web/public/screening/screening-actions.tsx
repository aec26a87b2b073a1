import { Download, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressIn } from '#domain/portal/language-address.ts'
import type { Language } from '#domain/portal/languages.ts'
import { viewAddress } from '#domain/views/view-address.ts'
import { stringifySearch } from '#web/address.ts'
import { CiteButton } from '#web/citing/cite-button.tsx'
import { useRelease } from '#web/components/use-release.ts'
import { useScreeningAddress } from './use-screening-address.ts'

const PATH = '/screening'
const ACT =
  'inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 text-xs font-[550] text-ink-2 no-underline transition-colors duration-quick hover:bg-tint hover:text-ink md:h-9'
const SHOWN_FOR = 4000

/** Downloads of the rows that are shown: as files of the release, as a citation, as an address. */
export function ScreeningActions({ release }: { release: string | null }) {
  const { t, i18n } = useTranslation(['trade', 'common'])
  const { search } = useScreeningAddress()
  const inUse = useRelease('cites_trade')
  const [notice, setNotice] = useState('')
  const { species, exporter, criterion } = search
  const query = stringifySearch({ species, exporter, criterion, release: release ?? undefined }).slice(1)
  const title = t('common:pages.screening.heading')

  const copyLink = async () => {
    const address = addressIn(i18n.language as Language, location.href)
    try {
      await navigator.clipboard.writeText(address)
      setNotice(t('screening.copied'))
    } catch {
      // Without permission the address itself is shown.
      setNotice(address)
    }
    setTimeout(() => setNotice(''), SHOWN_FOR)
  }

  return (
    <div className="flex flex-wrap items-center gap-1 print:hidden">
      {(['csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={viewAddress(PATH, format, query)}
          download
          aria-label={t('screening.downloadAs', { format: t(`screening.${format}`) })}
          className={ACT}
        >
          <Download className="size-4" />
          {t(`screening.${format}`)}
        </a>
      ))}
      <CiteButton
        citable={{
          name: 'screening',
          title,
          what: t('screening.banner'),
          notes: [],
          releases: inUse === undefined ? [] : [inUse],
          view: { path: PATH, query, drawn: true },
        }}
        text={t('frame.cite')}
        label={t('frame.citeOf', { chart: title })}
        className={ACT}
      />
      <button type="button" onClick={copyLink} className={ACT}>
        <Link2 className="size-4" />
        {t('frame.copyLink')}
      </button>
      <span role="status" className="min-w-0 text-xs break-all text-ok">
        {notice}
      </span>
    </div>
  )
}
