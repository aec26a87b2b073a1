import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { SpeciesPicture } from '#web/components/species-picture.tsx'

/** The picture that visitors see now; one of a new address is fetched by the server after saving. */
export function PicturePreview() {
  const { t } = useTranslation('admin')
  const { id } = useParams({ strict: false })
  const { formState } = useFormContext()
  const written = useWatch({ name: 'default_image_url' })
  const { data } = useQuery({
    ...api.species.get.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined,
  })
  if (data === undefined) return null
  const isStored = written === (formState.defaultValues?.default_image_url ?? '')
  return (
    <figure className="md:col-span-2">
      <div className="w-60 overflow-hidden rounded-md border border-line">
        <SpeciesPicture species={data} />
      </div>
      <figcaption className="mt-1.5 text-xs text-ink-3">
        {isStored ? t('species.picture.shown') : t('species.picture.afterSaving')}
      </figcaption>
    </figure>
  )
}
