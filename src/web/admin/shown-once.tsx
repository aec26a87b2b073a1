import { useRef } from 'react'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** Something that is shown once, to be copied and handed over. */
export function ShownOnce({ title, text }: { title: string; text: string }) {
  const shown = useRef<HTMLElement>(null)
  return (
    <div className="mt-3 grid gap-2 rounded-md border border-line bg-sunken px-3 py-2.5">
      <code ref={shown} className="text-sm break-all">
        {text}
      </code>
      <CopyButton title={title} text={text} shown={shown} className="justify-self-start" />
    </div>
  )
}
