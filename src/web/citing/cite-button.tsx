import { Quote } from 'lucide-react'
import { useState } from 'react'
import { DeferredPart } from '#web/components/deferred-part.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import type { Citable } from './citable.ts'

/** Fetched when it is opened. */
const CiteDialog = lazyPart(() => import('./cite-dialog.tsx').then(({ CiteDialog }) => CiteDialog))

interface CiteButtonProps {
  citable: Citable
  /** What the button shows. */
  text: string
  /** What it is called where that says too little. */
  label?: string
  className: string
  /** How its text is shown. */
  textClassName?: string
}

/** Opens the dialog that gives citations, addresses, code and the chart for other pages. */
export function CiteButton({ citable, text, label, className, textClassName }: CiteButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [times, setTimes] = useState(0)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => {
          setOpen(true)
          setTimes(times + 1)
        }}
        className={className}
      >
        <Quote className="size-4" />
        <span className={textClassName}>{text}</span>
      </button>
      {times > 0 && (
        <DeferredPart resetKey={`${times}`}>
          <CiteDialog citable={citable} open={isOpen} onClose={() => setOpen(false)} />
        </DeferredPart>
      )}
    </>
  )
}
