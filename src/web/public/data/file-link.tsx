import { Download } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

interface FileLinkProps {
  address: string
  children: ReactNode
  /** What it is of, for those who hear the link alone. */
  of?: string
}

/** A link to a file of the portal. */
export function FileLink({ address, children, of }: FileLinkProps) {
  return (
    <a
      href={address}
      className="-my-1.5 inline-flex min-h-8 items-center gap-1.5 whitespace-nowrap text-accent underline"
    >
      <Download className="size-3.5" />
      {children}
      {of && <span className="sr-only">: {of}</span>}
    </a>
  )
}

interface FileCellProps extends FileLinkProps {
  of: string
  /** Bytes; null where the file is not made yet. */
  size: number | null
  sha256: string | null
}

/** A file in a table: a link to it, its size, and its checksum, short to look at and in full to copy. */
export function FileCell({ size, sha256, ...link }: FileCellProps) {
  const { t } = useTranslation('data')
  const { number } = useFormat()
  return (
    <>
      <span className="flex items-baseline gap-1.5 whitespace-nowrap">
        <FileLink {...link} />
        {size !== null && (
          <span className="text-xs text-ink-3">
            {t('files.kilobytes', { size: number(Math.ceil(size / 1000)) })}
          </span>
        )}
      </span>
      {sha256 === null ? (
        <span className="block text-xs text-ink-3">{t('files.notYet')}</span>
      ) : (
        <Checksum of={link.of}>{sha256}</Checksum>
      )}
    </>
  )
}

function Checksum({ of, children }: { of: string; children: string }) {
  const { t } = useTranslation('data')
  const shown = useRef<HTMLElement>(null)
  return (
    <span className="flex items-center gap-1.5 text-2xs whitespace-nowrap text-ink-3">
      {t('files.sha256')}
      <code ref={shown} title={children} className="w-18 truncate select-all">
        {children}
      </code>
      <CopyButton
        title={`${t('files.sha256')}, ${of}`}
        text={children}
        shown={shown}
        className="-my-1 -ml-1"
      />
    </span>
  )
}
