import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Drawing, drawingOf } from '#domain/species/drawing.ts'
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
  /** What the species is called in the reader's language; else its name is asked for. */
  name?: string
  /** What the drawing shows; else whose drawing it is. */
  drawingLabel?: string
  /** Waits until the picture is almost in view. */
  lazy?: boolean
}

const ALMOST_IN_VIEW = '50px'

/** A 4:3 frame with the photograph, or a drawing that is named as one, with the reason for it where a picture is missing. */
export function SpeciesPicture({ species, name: given, drawingLabel, lazy = false }: SpeciesPictureProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLSpanElement>(null)
  const isInView = useInView(frame, ALMOST_IN_VIEW, lazy)
  const [failed, setFailed] = useState(false)
  const { id, common_name, scientific_name, image_url } = species
  const localName = useLocalNames({ isAsked: given === undefined })
  const name = given ?? localName(id) ?? common_name ?? scientific_name
  const drawing = drawingOf(species)

  return (
    <span ref={frame} className="relative block aspect-4/3 overflow-hidden bg-(--drawing-ground)">
      {image_url && !failed ? (
        isInView && (
          <img
            src={image_url}
            alt={t('picture.of', { name })}
            width={400}
            height={300}
            // A photograph in view at first is decoded with the page, which then shows no gap.
            decoding={lazy ? 'async' : 'sync'}
            onError={() => setFailed(true)}
            className="absolute inset-0 size-full object-cover"
          />
        )
      ) : (
        <>
          <DrawingOf drawing="graticule" className="absolute inset-0 size-full text-graticule" />
          {drawing && isInView && (
            <DrawingOf
              drawing={drawing}
              label={drawingLabel ?? t('picture.drawingOf', { name })}
              className="absolute inset-x-[8%] top-[6%] h-[84%] w-[84%] text-ink"
            />
          )}
          <span className="absolute bottom-2 left-3 text-2xs text-ink-3">
            {t(`picture.${whatStandsHere({ isDrawn: drawing !== null, failed })}`)}
          </span>
        </>
      )}
    </span>
  )
}

/** What is written below where there is no photograph. */
function whatStandsHere({ isDrawn, failed }: { isDrawn: boolean; failed: boolean }) {
  if (failed) return navigator.onLine ? 'unavailable' : 'offline'
  return isDrawn ? 'drawing' : 'none'
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
