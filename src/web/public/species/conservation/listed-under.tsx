import { useTranslation } from 'react-i18next'
import { listedTaxa } from '#domain/listings/listed-part.ts'

/** The taxa under which a convention lists the species. */
export function ListedUnder({ listed_under }: { listed_under: string | null }) {
  const { t } = useTranslation('conservation')
  return listedTaxa(listed_under ?? '').map(({ name, rank }, index) => (
    <span key={name}>
      {index > 0 && ' | '}
      <span lang="la">{name}</span>
      {rank && ` (${t(`listedUnder.${rank}`)})`}
    </span>
  ))
}
