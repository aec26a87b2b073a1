import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Drawing } from '#domain/species/drawing.ts'
import { DrawingOf } from './drawing-of.tsx'
import { useLocalNames } from './use-local-names.ts'

interface SpeciesPictureProps {
  species: {
    id: string
    image_url: string | null
    drawing: Drawing | null
    common_name: string | null
    scientific_name: string
  }
  /** Waits until the picture is almost in view. */
  lazy?: boolean
}

const ALMOST_IN_VIEW = '50px'

/** A 4:3 frame with the photograph, or the drawing of the species' group and the reason for it. */
export function SpeciesPicture({ species, lazy = false }: SpeciesPictureProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const isInView = useInView(frame, ALMOST_IN_VIEW, lazy)
  const [failed, setFailed] = useState(false)
  const { image_url, drawing } = species

  return (
    <span ref={frame} className="relative block aspect-4/3 overflow-hidden bg-sunken">
      {image_url && !failed ? (
        isInView && (
          <Photograph src={image_url} species={species} lazy={lazy} onError={() => setFailed(true)} />
        )
      ) : (
        <>
          <DrawingOf drawing="graticule" className="absolute inset-0 size-full text-graticule" />
          {drawing && isInView && (
            <DrawingOf
              drawing={drawing}
              className="absolute inset-x-[8%] top-[6%] h-[84%] w-[84%] text-ink"
            />
          )}
          <ReasonForDrawing failed={failed && image_url !== null} />
        </>
      )}
    </span>
  )
}

interface PhotographProps extends Required<SpeciesPictureProps> {
  src: string
  onError: () => void
}

function Photograph({ src, species, lazy, onError }: PhotographProps) {
  const { t } = useTranslation()
  const { id, common_name, scientific_name } = species
  const name = useLocalNames()(id) ?? common_name ?? scientific_name
  return (
    <img
      src={src}
      alt={t('picture.of', { name })}
      width={400}
      height={300}
      // One that stands there from the start takes the place of its like in the first paint without a gap.
      decoding={lazy ? 'async' : 'sync'}
      onError={onError}
      className="absolute inset-0 size-full object-cover"
    />
  )
}

function ReasonForDrawing({ failed }: { failed: boolean }) {
  const { t } = useTranslation()
  const reason = !failed ? 'none' : navigator.onLine ? 'unavailable' : 'offline'
  return <span className="absolute bottom-2 left-3 text-2xs text-ink-3">{t(`picture.${reason}`)}</span>
}

/** Whether an element has come within a margin of the view, once; at once when there is no observer. */
function useInView(element: RefObject<Element | null>, margin: string, wait: boolean): boolean {
  const [isInView, setInView] = useState(!wait)

  useEffect(() => {
    if (isInView || !element.current) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setInView(true)
      },
      { rootMargin: margin },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, margin, isInView])

  return isInView
}
