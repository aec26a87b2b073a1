import { Clock } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '#web/components/section.tsx'
import { useHash } from '#web/components/use-hash.ts'
import { MethodologyMenu, MethodologyStrip } from '../methodology/methodology-menu.tsx'
import type { MethodologyPage } from '../methodology/methodology-pages.ts'
import { TitledPage, type TitledPageProps } from '../titled-page.tsx'
import { PageContents, type PagePart, partsOf, showPart } from './page-contents.tsx'

interface WrittenPageProps extends Omit<TitledPageProps, 'cited'> {
  minutes?: number | undefined
  /** Beside the reading time: 'Alpha v1.0'. */
  badge?: ReactNode
  /** Its place among the pages of the methodology, which are beside the text from 768 px on, its neighbours above it on small screens. */
  current?: MethodologyPage | undefined
  /** Whether the parts of the text are listed: beside it, on small screens above it. */
  contents?: boolean
}

/** A page to be read: heading, reading time, what leads through it, and the text. */
export function WrittenPage(props: WrittenPageProps) {
  const { minutes, badge, current, contents = false, children, ...page } = props
  const [parts, setParts] = useState<readonly PagePart[]>([])
  const hasSide = current !== undefined || contents
  return (
    <TitledPage {...page}>
      {(minutes !== undefined || badge) && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          {minutes !== undefined && <ReadingTime minutes={minutes} />}
          {badge}
        </div>
      )}
      {current && (
        <div className="mt-5 md:hidden">
          <MethodologyStrip current={current} />
        </div>
      )}
      <div
        className={`mt-7 border-t border-ink pt-6.5 md:mt-9 ${hasSide ? 'grid grid-cols-[minmax(0,1fr)] gap-y-7 md:grid-cols-[13.25rem_minmax(0,1fr)] md:gap-x-9 lg:gap-x-14' : ''}`}
      >
        {hasSide && (
          <div
            className={`grid content-start gap-7 md:sticky md:top-6 md:-m-1 md:max-h-[calc(100dvh-3rem)] md:self-start md:overflow-y-auto md:p-1 ${contents ? '' : 'max-md:hidden'}`}
          >
            {current && (
              <div className="max-md:hidden">
                <MethodologyMenu current={current} />
              </div>
            )}
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
    </TitledPage>
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
