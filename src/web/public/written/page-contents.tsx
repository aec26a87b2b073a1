import { useTranslation } from 'react-i18next'

/** A part of a written page, as its heading names it. */
export interface PagePart {
  id: string
  title: string
}

/** Reads the parts off the text itself, so that a translated text lists its own. */
export function partsOf(text: HTMLElement): PagePart[] {
  return [...text.querySelectorAll('h2[id]')].map(({ id, textContent }) => ({ id, title: textContent ?? '' }))
}

/** The parts of the text below or beside. */
export function PageContents({ parts }: { parts: readonly PagePart[] }) {
  const { t } = useTranslation()
  if (parts.length === 0) return <div className="min-h-8 md:min-h-40" />
  const links = <PartLinks parts={parts} />
  return (
    <>
      <nav aria-label={t('written.onThisPage')} className="max-md:hidden">
        <p className="mb-1.5 text-xs font-semibold text-ink-2">{t('written.onThisPage')}</p>
        {links}
      </nav>
      <details className="rounded-md border border-line bg-surface px-4 md:hidden">
        <summary className="flex min-h-11 items-center text-sm font-semibold text-accent">
          {t('written.onThisPage')}
        </summary>
        <div className="pb-3">{links}</div>
      </details>
    </>
  )
}

function PartLinks({ parts }: { parts: readonly PagePart[] }) {
  return (
    <ul className="border-l border-line text-sm">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-8 items-center py-1 pl-3.5 leading-snug text-ink-2 no-underline hover:text-ink hover:underline max-md:min-h-11"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Shows the part that the address leads to, opening what it is folded into and what is folded beneath it. */
export function showPart(hash: string): void {
  const part = partOf(hash)
  if (part === null) return
  for (const fold of foldsAround(part)) fold.open = true
  if (part.tagName === 'H2') for (const fold of foldsOf(part)) fold.open = true
  part.scrollIntoView()
}

/** None where the address names none, or cannot be read. */
function partOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash))
  } catch {
    return document.getElementById(hash)
  }
}

function foldsAround(part: Element): HTMLDetailsElement[] {
  const fold = part.closest('details')
  if (fold === null) return []
  return [fold, ...(fold.parentElement === null ? [] : foldsAround(fold.parentElement))]
}

const foldsOf = (heading: Element): Iterable<HTMLDetailsElement> =>
  heading.closest('section')?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []
