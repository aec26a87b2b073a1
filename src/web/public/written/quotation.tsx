import type { ReactNode } from 'react'

/** Words that stand apart from the text: a statement, a citation to copy. */
export function Quotation({ size = 'text', children }: { size?: 'text' | 'large'; children: ReactNode }) {
  return (
    <blockquote
      className={`max-w-read border-l-3 border-accent pl-5 font-serif leading-normal ${SIZES[size]}`}
    >
      {children}
    </blockquote>
  )
}

const SIZES = { text: 'text-[1.0625rem]', large: 'text-[1.1875rem]' }
