import { Gem } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '#domain/portal/languages.ts'
import type { ProductType } from '#domain/seizures/product-types.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useSeizureLabels } from './use-seizure-labels.ts'

/** The kinds of seized products with their records. */
export function ProductTypes({ kinds }: { kinds: readonly ProductType[] }) {
  const { t, i18n } = useTranslation('trade')
  const { number } = useFormat()
  const labels = useSeizureLabels()
  const { compare } = new Intl.Collator(localeOf(i18n.language))
  const named = kinds
    .map((kind) => ({ ...kind, label: labels.kind(kind.name) }))
    .sort((a, b) => compare(a.label, b.label))
  return (
    <section
      aria-label={t('illegal.productTypes')}
      className="rounded-md border border-line bg-surface px-4 py-4 md:px-5"
    >
      <h3 className="text-h3 font-[650]">{t('illegal.productTypes')}</h3>
      {kinds.length === 0 ? (
        <p className="mt-2 text-sm text-ink-2">{t('illegal.noProducts')}</p>
      ) : (
        <ul className="mt-3 flex flex-wrap gap-2">
          {named.map(({ name, label, is_high_value, records }) => (
            <li key={name} className="flex">
              <Badge tone={is_high_value ? 'warn' : 'outline'}>
                {is_high_value && <HighValueMark />}
                {label}
                <span className="font-normal" aria-hidden="true">
                  {number(records)}
                </span>
                <span className="sr-only">
                  {t('illegal.kindRecords', { count: records, figure: number(records) })}
                </span>
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {kinds.some(({ is_high_value }) => is_high_value) && (
        <p className="mt-3 flex items-center gap-1.5 text-xs text-ink-3">
          <HighValueMark silent />
          {t('illegal.highValueKey')}
        </p>
      )}
    </section>
  )
}

/** Marks a product of high value; `silent` where the text beside it says so. */
export function HighValueMark({ silent = false }: { silent?: boolean }) {
  const { t } = useTranslation('trade')
  return (
    <>
      <Gem className="inline size-3.5 shrink-0 text-warn" />
      {!silent && <span className="sr-only">{t('illegal.highValue')}</span>}
    </>
  )
}
