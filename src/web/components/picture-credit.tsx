import { useTranslation } from 'react-i18next'

/** Whose photograph a card shows, as far as it fits; the species' page has all of a long one, and leads to it. */
export function PictureCredit({ credit }: { credit: string | null }) {
  const { t } = useTranslation()
  if (credit === null) return null
  return (
    <p title={credit} className="mb-1 line-clamp-2 text-2xs wrap-anywhere text-ink-3">
      {t('picture.by', { credit })}
    </p>
  )
}
