import { useHydrated } from '@tanstack/react-router'
import { ArrowRight, ChevronLeft, ChevronRight, MoveHorizontal } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { TimelineEvent } from '#contract/timeline-contract.ts'
import { namedFirst } from '../named-first.ts'
import { TimelineItem } from './timeline-item.tsx'
import {
  leftAfter,
  overflows,
  SCROLL_STEP,
  type ScrollPosition,
  showsMore,
  showsTip,
  stripWidth,
  useScrollPosition,
} from './timeline-scroll.ts'

/** Until it is measured the strip counts as fitting, so that no hint flashes. */
const UNMEASURED: ScrollPosition = { left: 0, room: 0, whole: 0 }

interface TimelineStripProps {
  species: SpeciesDetail
  events: readonly TimelineEvent[]
}

export function TimelineStrip({ species, events }: TimelineStripProps) {
  // The content security policy refuses a style attribute in the server's HTML.
  const isHydrated = useHydrated()
  const explained = namedFirst(events, ({ event_type, title }) => `${event_type} ${title}`)
  return (
    <ScrolledStrip>
      <ol
        style={isHydrated ? { width: stripWidth(events.length) } : undefined}
        className="relative flex min-w-full gap-5 before:absolute before:inset-x-0 before:top-10 before:border-t before:border-ink md:min-w-[max(50rem,100%)] print:w-auto! print:min-w-0 print:flex-wrap print:before:hidden"
      >
        {events.map((event) => (
          <TimelineItem
            key={`${event.event_type}:${event.id}`}
            species={species}
            event={event}
            repeated={!explained.has(event)}
          />
        ))}
      </ol>
    </ScrolledStrip>
  )
}

/** Scrolls by touch, wheel, keys or buttons without rendering the events again. */
function ScrolledStrip({ children }: { children: ReactNode }) {
  const { t } = useTranslation('conservation')
  const { observe, view, position = UNMEASURED } = useScrollPosition()
  const scrollBy = (left: number) => view.current?.scrollBy({ left })

  const press = (event: KeyboardEvent<HTMLElement>) => {
    // Keys pressed on a control inside the strip belong to the control.
    const left = event.target === event.currentTarget ? leftAfter(event.key, position) : undefined
    if (left === undefined) return
    event.preventDefault()
    event.currentTarget.scrollTo({ left })
  }

  return (
    <div className="relative mt-5">
      {overflows(position) && (
        <div className="absolute -top-14 right-0 flex gap-1 max-md:hidden">
          <ScrollButton
            label={t('timeline.newer')}
            possible={position.left > 0}
            onPress={() => scrollBy(-SCROLL_STEP)}
          >
            <ChevronLeft className="size-4.5" />
          </ScrollButton>
          <ScrollButton
            label={t('timeline.older')}
            possible={showsMore(position)}
            onPress={() => scrollBy(SCROLL_STEP)}
          >
            <ChevronRight className="size-4.5" />
          </ScrollButton>
        </div>
      )}
      <section
        ref={observe}
        aria-label={t('timeline.events')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={press}
        className="overflow-x-auto overscroll-x-contain pb-3 motion-safe:scroll-smooth"
      >
        {children}
      </section>
      <p className="flex min-h-6 flex-wrap items-center justify-between gap-x-6 gap-y-1 text-xs text-ink-3 print:hidden">
        {showsTip(position) && (
          <span className="flex items-center gap-1.5">
            <MoveHorizontal className="size-4" />
            {t('timeline.tip')}
          </span>
        )}
        {showsMore(position) && (
          <span className="ml-auto flex items-center gap-1 font-semibold">
            {t('timeline.more')}
            <ArrowRight className="size-4" />
          </span>
        )}
      </p>
    </div>
  )
}

interface ScrollButtonProps {
  label: string
  possible: boolean
  onPress: () => void
  children: ReactNode
}

/** At an end the button stays and does nothing, so that it retains the focus. */
function ScrollButton({ label, possible, onPress, children }: ScrollButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!possible}
      onClick={possible ? onPress : undefined}
      className="inline-flex h-9 w-11 items-center justify-center rounded-md border border-line-strong bg-surface text-ink-2 transition-colors duration-quick not-aria-disabled:hover:bg-tint aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-ink-3"
    >
      {children}
    </button>
  )
}
