import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeferredPart } from '#web/components/deferred-part.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import type { ChartFrameProps } from './chart-frame.tsx'
import { TOOL, TOOL_WORD } from './tool.ts'

/** Fetched when it is opened. */
const FullScreen = lazyPart(() => import('./full-screen.tsx').then(({ FullScreen: dialog }) => dialog))

/** Opens the chart as large as the window. */
export function FullScreenButton(frame: ChartFrameProps) {
  const { t } = useTranslation('trade')
  const [isOpen, setOpen] = useState(false)
  const [times, setTimes] = useState(0)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('frame.fullScreenOf', { chart: frame.chart.title })}
        onClick={() => {
          setOpen(true)
          setTimes(times + 1)
        }}
        className={TOOL}
      >
        <Maximize2 className="size-4" />
        <span className={TOOL_WORD}>{t('frame.fullScreen')}</span>
      </button>
      {times > 0 && (
        <DeferredPart resetKey={`${times}`}>
          <FullScreen {...frame} open={isOpen} onClose={() => setOpen(false)} />
        </DeferredPart>
      )}
    </>
  )
}
