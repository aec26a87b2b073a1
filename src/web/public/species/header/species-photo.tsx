import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail, SpeciesImage } from '#contract/species-contract.ts'
import { commonName } from '#domain/species/common-name.ts'
import { ownDrawing } from '#domain/species/drawing.ts'
import { photoCredit } from '#domain/species/photo-credit.ts'
import { api } from '#web/api.ts'
import { DeferredPart } from '#web/components/deferred-part.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { SpeciesPicture } from '#web/components/species-picture.tsx'

/** Fetched when it is opened. */
const Dialog = lazyPart(() => import('#web/ui/dialog.tsx').then(({ Dialog }) => Dialog))

/** The photograph with its credit, which can be enlarged; without one, a drawing of the species. */
export function SpeciesPhoto({ species }: { species: SpeciesDetail }) {
  // Requested even where no picture is known: the request makes the portal look for one.
  const { data: image } = useQuery({
    ...api.species.image.queryOptions({ input: { id: species.id } }),
    // A page does not wait for the taxon service.
    enabled: !import.meta.env.SSR,
  })
  const image_url = image?.url ?? species.image_url
  const { t, i18n } = useTranslation(['common', 'drawings'])
  const drawn = ownDrawing(species.scientific_name)

  return (
    // Space for the credit, so that nothing moves when it is loaded.
    <figure className="min-w-0 self-start sm:max-w-70 md:max-w-none">
      <div className="relative">
        <span className="block overflow-hidden rounded-md border border-line">
          <SpeciesPicture
            species={{ ...species, image_url }}
            name={commonName(species, i18n.language) ?? species.scientific_name}
            drawingLabel={drawn && t(`drawings:${drawn}`)}
          />
        </span>
        {image && <Enlarging image={image} species={species} />}
      </div>
      <figcaption className="mt-1 min-h-4.5 text-2xs wrap-anywhere text-ink-3">
        {image && <Credit image={image} />}
      </figcaption>
    </figure>
  )
}

/** A button over the photograph. */
function Enlarging({ image, species }: { image: SpeciesImage; species: SpeciesDetail }) {
  const { t, i18n } = useTranslation(['species', 'common'])
  const [open, setOpen] = useState(false)
  const [times, setTimes] = useState(0)
  const name = commonName(species, i18n.language) ?? species.scientific_name
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('picture.enlarge')}
        onClick={() => {
          setOpen(true)
          setTimes(times + 1)
        }}
        className="absolute inset-0 cursor-zoom-in rounded-md"
      />
      {times > 0 && (
        <DeferredPart resetKey={`${times}`}>
          <Dialog
            open={open}
            onClose={() => setOpen(false)}
            title={<SpeciesName name={species.scientific_name} />}
            width="wide"
          >
            <img
              src={image.large_url}
              alt={t('common:picture.of', { name })}
              className="mx-auto max-h-[70dvh] rounded-md bg-sunken object-contain"
            />
            <p className="mt-3 text-xs text-ink-2">
              <Credit image={image} />
            </p>
          </Dialog>
        </DeferredPart>
      )}
    </>
  )
}

/** The author and the licence. */
function Credit({ image }: { image: SpeciesImage }) {
  const { t } = useTranslation(['species', 'common', 'accessibility'])
  const credit = photoCredit(image)
  const label = credit && t('common:picture.by', { credit })
  if (image.page_url === null) return label
  return (
    <a href={image.page_url} target="_blank" rel="noreferrer" className="text-inherit">
      {label || t('picture.page')}
      <span className="sr-only"> {t('accessibility:newTab')}</span>
    </a>
  )
}
