import type { ReactNode } from 'react'
import { PrintButton } from './print-button.tsx'

/** Above a brief: the way to the full page, and the button that prints it. */
export function BriefTools({ children }: { children: ReactNode }) {
  return (
    <div className="page-width flex w-full flex-wrap items-center justify-between gap-3 pt-4 print:hidden">
      {children}
      <PrintButton />
    </div>
  )
}
