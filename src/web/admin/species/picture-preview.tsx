import { useParams } from '@tanstack/react-router'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

/** The picture that visitors see now; one of a new address is fetched by the server after saving. */
export function PicturePreview() {
  const { t } = useTranslation('admin')
  const { id } = useParams({ strict: false })
  const { formState } = useFormContext()
  const written = useWatch({ name: 'default_image_url' })
  if (id === undefined) return null
  const isStored = written === (formState.defaultValues?.default_image_url ?? '')
  return (
    <figure className="md:col-span-2">
      <img
        src={`/images/species/${id}`}
        alt={t('species.picture.alt')}
        className="aspect-4/3 w-60 rounded-md border border-line bg-sunken object-cover text-xs text-ink-3"
      />
      <figcaption className="mt-1.5 text-xs text-ink-3">
        {isStored ? t('species.picture.shown') : t('species.picture.afterSaving')}
      </figcaption>
    </figure>
  )
}
