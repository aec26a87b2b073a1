import type { ReactNode } from 'react'

/** The buttons that end a dialog; on phones they fill their row. */
export function DialogActions({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`flex flex-wrap justify-end gap-2.5 max-sm:*:grow ${className}`}>{children}</div>
}
