import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SIMULATED_RELEASE } from '#domain/trade/release-address.ts'
import type { DataAddresses } from '#domain/views/data-snippets.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import type { ViewData } from './citable.ts'

const KINDS = ['csv', 'json', 'metadata', 'svg', 'png', 'rows'] as const
type DataKind = (typeof KINDS)[number]
const NAMES: Partial<Record<DataKind, string>> = {
  csv: 'CSV',
  json: 'JSON',
  svg: 'SVG',
  png: 'PNG',
  rows: 'Parquet',
}

/** Simulated records are not a release that could be fetched again. */
const isPublished = (release: string | null): release is string =>
  release !== null && release !== SIMULATED_RELEASE

/** Where the figures are to be had by programs, each address with what it gives. */
export function DataPanel({ view, addresses }: { view: ViewData; addresses: DataAddresses }) {
  const { t } = useTranslation('citing')
  const release = new URLSearchParams(view.query).get('release')
  return (
    <>
      <p className="max-w-read text-sm text-ink-2">
        {t('data.what')} {isPublished(release) && t('data.pinned', { release })}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {KINDS.map((kind) => {
          const address = addresses[kind]
          return address && <DataAddress key={kind} kind={kind} address={address} />
        })}
      </ul>
    </>
  )
}

function DataAddress({ kind, address }: { kind: DataKind; address: string }) {
  const { t } = useTranslation('citing')
  const shown = useRef<HTMLAnchorElement>(null)
  const title = NAMES[kind] ?? t('data.metadataTitle')
  return (
    <li className="rounded-md border border-line bg-surface pt-1.5 pr-2 pb-3 pl-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-[650]">{title}</h3>
        <CopyButton title={title} text={address} shown={shown} />
      </div>
      <p className="text-xs text-ink-3">{t(`data.${kind}`)}</p>
      <a
        ref={shown}
        href={address}
        target="_blank"
        rel="noreferrer"
        className="mt-1.5 inline-block py-0.5 font-mono text-xs wrap-anywhere text-accent"
      >
        {address}
      </a>
    </li>
  )
}
