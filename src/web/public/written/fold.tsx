import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'

interface FoldProps {
  /** What is inside: 'Formulas and conversions'. */
  title: string
  children: ReactNode
}

/** Details of a part, closed until a reader opens them, follows a link into them or prints the page. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className="group/fold">
      <summary className="inline-flex min-h-8 cursor-pointer list-none items-center gap-1.5 text-sm font-semibold text-accent hover:underline max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 shrink-0 transition-transform duration-quick group-open/fold:rotate-90 print:hidden" />
        {title}
      </summary>
      <div className="flow mt-2 border-l border-line pl-4 md:pl-6 print:border-l-0 print:pl-0">
        <GlossaryText>{children}</GlossaryText>
      </div>
    </details>
  )
}
