import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#web/components/breadcrumbs.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'

/** Gallery / the species. */
export function SpeciesPath({ name }: { name: string }) {
  const { t } = useTranslation()
  return (
    <Breadcrumbs
      backTo="/gallery"
      crumbs={[{ name: t('nav.gallery'), to: '/gallery' }, { name: <SpeciesName name={name} /> }]}
    />
  )
}
