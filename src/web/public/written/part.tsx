import { Link } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'

interface PartProps {
  /** Its address on the page, the same in every language, so that a part can be cited. */
  id: string
  title: string
  children: ReactNode
}

/** A part of a written page with a heading that can be linked to; its words explain themselves. */
export function Part({ id, title, children }: PartProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby={id}>
      <div className="group">
        <h2
          id={id}
          className="inline scroll-mt-6 font-serif text-[1.5rem] leading-[1.18] font-[450] tracking-[-0.012em] md:text-2xl"
        >
          {title}
        </h2>
        <a
          href={`#${id}`}
          aria-label={t('written.linkTo', { part: title })}
          className="absolute ml-2 inline-flex size-6 translate-y-[0.3em] items-center justify-center text-ink-3 opacity-0 transition-opacity duration-quick group-hover:opacity-100 focus-visible:opacity-100 max-md:hidden"
        >
          <Link className="size-4" />
        </a>
      </div>
      <GlossaryText>{children}</GlossaryText>
    </section>
  )
}
