import { useTranslation } from 'react-i18next'
import { wikipediaAddress } from '#domain/species/outbound-links.ts'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { OutboundLink } from '#web/ui/outbound-link.tsx'

/** Which lists the facts of this tab come from, and where an encyclopedia tells of the species. */
export function ConservationSources({ scientific_name }: { scientific_name: string }) {
  const { t } = useTranslation('conservation')
  return (
    <footer className="grid gap-0.5 border-t border-line pt-4">
      <ReleaseSource dataset="catalogue-iucn-assessments" />
      <ReleaseSource dataset="catalogue-cites-listings" />
      <ReleaseSource dataset="catalogue-cites-reservations" />
      <ReleaseSource dataset="catalogue-cms-listings" />
      <ReleaseSource dataset="catalogue-population" />
      <p className="mt-1">
        <OutboundLink href={wikipediaAddress(scientific_name)}>{t('status.links.wikipedia')}</OutboundLink>
      </p>
    </footer>
  )
}
