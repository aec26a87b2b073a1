import { useTranslation } from 'react-i18next'
import { CountryLink } from '#web/components/country-link.tsx'
import { LinkList } from './link-list.tsx'

/** The way from partners to their pages. */
export function CountryLinks({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation('countries')
  return (
    <LinkList
      summary={t('partners.links', { count: codes.length })}
      links={codes.map((code) => ({ id: code, link: <CountryLink code={code} /> }))}
    />
  )
}
