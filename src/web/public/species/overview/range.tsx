import { useTranslation } from 'react-i18next'
import type { CmsListing } from '#contract/listings-contract.ts'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { UncheckedMark } from './unchecked-mark.tsx'

const KINDS = ['native', 'introduced', 'extinct', 'uncertain', 'uncategorised'] as const
type Kind = (typeof KINDS)[number]

/** More names than this are folded away. */
const LONGEST_SENTENCE = 30

/** The range in the Convention on Migratory Species. */
export function Range({ listings }: { listings: readonly CmsListing[] }) {
  return (
    <div className="grid gap-5">
      {listings
        .filter(({ is_current }) => is_current)
        .map((listing) => (
          <ListingRange key={listing.id} listing={listing} />
        ))}
    </div>
  )
}

function ListingRange({ listing }: { listing: CmsListing }) {
  const { t } = useTranslation(['species', 'common'])
  const format = useFormat()
  const { appendix, listing_date } = listing
  const kinds = KINDS.filter((kind) => listing[`${kind}_distribution`].length > 0)
  if (kinds.length === 0) return <p className="text-ink-3">{t('common:missing.data')}</p>
  return (
    <div>
      {kinds.map((kind) => (
        <KindOfRange key={kind} kind={kind} codes={listing[`${kind}_distribution`]} />
      ))}
      <p className="mt-1.5 text-xs text-ink-3">
        <GlossaryText>
          {listing_date
            ? t('range.source', { appendix, date: format.date(listing_date) })
            : t('range.sourceUndated', { appendix })}
        </GlossaryText>
      </p>
      <UncheckedMark {...listing} />
    </div>
  )
}

function KindOfRange({ kind, codes }: { kind: Kind; codes: readonly string[] }) {
  const { t, i18n } = useTranslation('species')
  const format = useFormat()
  const countryName = useCountryName()
  const countries = format.list(codes.map(countryName).toSorted(new Intl.Collator(i18n.language).compare))
  if (codes.length <= LONGEST_SENTENCE)
    return (
      <p className="max-w-read not-first:mt-2">{t(`range.${kind}`, { count: codes.length, countries })}</p>
    )
  return (
    <details className="max-w-read not-first:mt-2">
      <summary className="min-h-8 text-accent">{t(`range.many.${kind}`, { count: codes.length })}</summary>
      <p className="mt-1 text-sm text-ink-2">{countries}</p>
    </details>
  )
}
