import { Slider } from '@base-ui/react/slider'
import { useHydrated } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import type { YearSpan } from '../plot/years.ts'
import { nextWindow } from './year-window.ts'

interface YearRangeProps {
  /** All years that can be chosen. */
  span: YearSpan
  years: YearSpan
  onChange: (years: YearSpan) => void
}

const STEP_MS = 1100
const THUMB =
  'size-5 rounded-full border-2 border-accent bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus after:absolute after:-inset-3 after:content-[""]'

/** A year as it is read: not '1,977', and without the slider's own English words. */
const yearAsText = (_: string, year: number) => String(year)

/** Which years are drawn, by two thumbs, and a button that goes through them a few years at a time. */
export function YearRange({ span, years, onChange }: YearRangeProps) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const [isPlaying, setPlaying] = useState(false)
  const next = nextWindow(years, span)

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => (next ? onChange(next) : setPlaying(false)), STEP_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, next, onChange])

  const play = () => {
    if (!isPlaying) onChange(nextWindow(undefined, span) ?? span)
    setPlaying(!isPlaying)
  }
  // Its thumbs are placed by style attributes, which the server's page may not have.
  if (!useHydrated()) return <div className="h-11" />
  return (
    <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-x-4 max-sm:justify-between">
      <Button size="small" className="min-h-11 md:min-h-8.5" onClick={play}>
        {isPlaying ? <Pause className="size-4" /> : <Play className="size-4" />}
        {t(isPlaying ? 'map.pause' : 'map.play')}
      </Button>
      <Slider.Root
        min={span.first}
        max={span.last}
        value={[years.first, years.last]}
        onValueChange={(value) => {
          const [first = span.first, last = span.last] = Array.isArray(value) ? value : []
          setPlaying(false)
          onChange({ first, last })
        }}
        className="min-w-0 flex-1 px-2.5 max-sm:order-last max-sm:basis-full"
      >
        <Slider.Control className="flex h-11 items-center">
          <Slider.Track className="h-0.5 w-full bg-line-strong">
            <Slider.Indicator className="h-0.5 bg-accent" />
            <Slider.Thumb
              index={0}
              getAriaLabel={() => t('map.firstYear')}
              getAriaValueText={yearAsText}
              className={THUMB}
            />
            <Slider.Thumb
              index={1}
              getAriaLabel={() => t('map.lastYear')}
              getAriaValueText={yearAsText}
              className={THUMB}
            />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <span aria-live={isPlaying ? 'off' : 'polite'} className="w-21 flex-none text-sm font-[550]">
        {format.years(years.first, years.last)}
      </span>
    </div>
  )
}
