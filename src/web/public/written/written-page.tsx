import { Clock } from 'lucide-react'
import { type ComponentProps, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { Page } from '#web/components/page.tsx'
import { PageHeading } from '#web/components/page-heading.tsx'
import { Boundary } from '#web/components/section.tsx'
import { useHash } from '#web/components/use-hash.ts'
import { PageContents, type PagePart, partsOf, showPart } from './page-contents.tsx'

type Crumb = ComponentProps<typeof Breadcrumbs>['crumbs'][number]

interface WrittenPageProps {
  /** Its key under `pages`, which names heading, title and description. */
  page:
    | 'research'
    | 'aiDevelopment'
    | 'methodology'
    | 'dataArchitecture'
    | 'researchPipeline'
    | 'dashboardCalculations'
    | 'proof'
    | 'dataGuide'
    | 'interface'
    | 'about'
    | 'releaseNotes'
    | 'accessibility'
  /** What the path calls it, where that is not its heading. */
  crumb?: string
  /** The levels between Home and this page. */
  within?: readonly Crumb[]
  canonical?: string
  shows?: ComponentProps<typeof Page>['shows']
  minutes?: number
  /** Beside the reading time: 'Alpha v1.0'. */
  badge?: ReactNode
  /** Links of a group of pages, beside the text from 768 px on. */
  menu?: ReactNode
  /** What stands for the menu on small screens. */
  strip?: ReactNode
  /** Whether the parts of the text are listed: beside it, on small screens above it. */
  contents?: boolean
  children: ReactNode
}

/** A page to be read: heading, reading time, what leads through it, and the text. */
export function WrittenPage({
  page,
  crumb,
  within = [],
  canonical,
  shows,
  minutes,
  badge,
  menu,
  strip,
  contents = false,
  children,
}: WrittenPageProps) {
  const { t } = useTranslation()
  const [parts, setParts] = useState<readonly PagePart[]>([])
  const heading = t(`pages.${page}.heading`)
  const hasSide = menu !== undefined || contents

  return (
    <Page
      title={t(`pages.${page}.title`)}
      description={t(`pages.${page}.description`)}
      canonical={canonical}
      shows={shows}
    >
      <div className="page-width w-full">
        <PageHeading title={heading} lead={t(`pages.${page}.description`)}>
          <Breadcrumbs crumbs={[{ name: t('nav.home'), to: '/' }, ...within, { name: crumb ?? heading }]} />
        </PageHeading>
        {(minutes !== undefined || badge) && (
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            {minutes !== undefined && <ReadingTime minutes={minutes} />}
            {badge}
          </div>
        )}
        {strip && <div className="mt-5 md:hidden">{strip}</div>}
        <div
          className={`mt-7 border-t border-ink pt-6.5 md:mt-9 ${hasSide ? 'grid grid-cols-[minmax(0,1fr)] gap-y-7 md:grid-cols-[13.25rem_minmax(0,1fr)] md:gap-x-9 lg:gap-x-14' : ''}`}
        >
          {hasSide && (
            <div
              className={`grid content-start gap-7 md:sticky md:top-6 md:-m-1 md:max-h-[calc(100dvh-3rem)] md:self-start md:overflow-y-auto md:p-1 ${contents ? '' : 'max-md:hidden'}`}
            >
              {menu && <div className="max-md:hidden">{menu}</div>}
              {contents && <PageContents parts={parts} />}
            </div>
          )}
          <article className="written min-w-0">
            <Boundary>
              {children}
              <WhenShown onShown={setParts} />
            </Boundary>
          </article>
        </div>
      </div>
    </Page>
  )
}

/** 'About 7 minutes to read' with the clock that makes it found. */
export function ReadingTime({ minutes }: { minutes: number }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-3">
      <Clock className="size-4" />
      {t('written.minutes', { count: minutes })}
    </span>
  )
}

/** Stands behind the text and so shows when it does: tells its parts and goes to the one in the address. */
function WhenShown({ onShown }: { onShown: (parts: readonly PagePart[]) => void }) {
  const hash = useHash()
  const end = useCallback(
    (mark: HTMLSpanElement | null) => {
      if (mark?.parentElement) onShown(partsOf(mark.parentElement))
    },
    [onShown],
  )
  useEffect(() => {
    if (hash !== '') showPart(hash)
  }, [hash])
  return <span ref={end} hidden />
}
