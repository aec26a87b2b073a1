import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Drawing } from '#domain/species/drawing.ts'
import { DrawingOf } from './drawing-of.tsx'
import { useLocalNames } from './use-local-names.ts'
import { useNear } from './use-near.ts'

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
  const { t } = useTranslation()
  const localName = useLocalNames()
  const frame = useRef<HTMLSpanElement>(null)
  const near = useNear(frame, ALMOST_IN_VIEW, lazy)
  const [failed, setFailed] = useState(false)
  const { id, image_url, drawing, common_name, scientific_name } = species

  return (
    <span ref={frame} className="relative block aspect-4/3 overflow-hidden bg-sunken">
      {image_url && !failed ? (
        near && (
          <img
            src={image_url}
            alt={t('picture.of', { name: localName(id) ?? common_name ?? scientific_name })}
            width={400}
            height={300}
            // One that stands there from the start takes the place of its like in the first paint without a gap.
            decoding={lazy ? 'async' : 'sync'}
            onError={() => setFailed(true)}
            className="absolute inset-0 size-full object-cover"
          />
        )
      ) : (
        <>
          <DrawingOf drawing="graticule" className="absolute inset-0 size-full text-graticule" />
          {drawing && near && (
            <DrawingOf
              drawing={drawing}
              className="absolute inset-x-[8%] top-[6%] h-[84%] w-[84%] text-ink"
            />
          )}
          <span className="absolute bottom-2 left-3 text-2xs text-ink-3">
            {t(image_url ? `picture.${navigator.onLine ? 'unavailable' : 'offline'}` : 'picture.none')}
          </span>
        </>
      )}
    </span>
  )
}
