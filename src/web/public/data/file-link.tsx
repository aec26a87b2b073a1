import { Download } from 'lucide-react'
import type { ReactNode } from 'react'

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

/** A checksum in full, which breaks where it has to. */
export const Checksum = ({ children }: { children: string }) => (
  <code className="block min-w-52 text-2xs leading-normal break-all text-ink-3">{children}</code>
)
