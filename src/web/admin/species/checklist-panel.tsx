import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CURATED_TOPIC_NAMES, CURATED_TOPICS } from '#domain/curation/curated-topics.ts'
import { CHECKED_RECORDS, CHECKLIST, type ChecklistItem, completeness } from '#domain/species/completeness.ts'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { fromFormOf } from '../records/come-from.ts'
import { tabOfField } from './species-tabs.ts'

/** How complete the profile in the form is, with links to what is missing. */
export function ChecklistPanel() {
  const { t } = useTranslation('admin')
  const { filled, total, percentage } = useCompleteness()

  return (
    <div className="text-sm">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-h3 font-[650]">{t('species.checklist.title')}</h2>
        <p className="font-serif text-2xl">{t('species.checklist.percent', { percentage })}</p>
      </div>
      <progress
        value={percentage}
        max={100}
        aria-label={t('species.checklist.title')}
        className="mt-2 h-1.5 w-full accent-ok"
      />
      <p className="text-xs text-ink-2">{t('species.checklist.filled', { count: filled.length, total })}</p>
      {CHECKLIST.map(({ section, items }) => (
        <section key={section} className="mt-4 border-t border-line pt-3">
          <h3 className="flex justify-between gap-3 text-xs font-semibold">
            {t(`species.checklist.${section}`)}
            <span className="font-normal whitespace-nowrap text-ink-3">
              {t('species.checklist.ofSection', {
                count: items.filter((item) => filled.includes(item)).length,
                total: items.length,
              })}
            </span>
          </h3>
          <ul className="mt-1.5 grid gap-0.5">
            {items.map((item) => (
              <Item key={item} item={item} isFilled={filled.includes(item)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function useCompleteness() {
  const { id } = useParams({ strict: false })
  const values = useWatch()
  const { data: counts } = useQuery({
    ...adminApi.species.checklist.queryOptions({ input: { id: id ?? '' }, ...ASKED_ANEW }),
    enabled: id !== undefined,
  })
  return completeness({ ...values, ...counts })
}

function Item({ item, isFilled }: { item: ChecklistItem; isFilled: boolean }) {
  const { t } = useTranslation('admin')
  const Icon = isFilled ? CircleCheck : CircleDashed
  const name = CHECKED_RECORDS.some((record) => record === item)
    ? t(`species.checklist.records.${item as (typeof CHECKED_RECORDS)[number]}`)
    : t(`fields.${item as Exclude<ChecklistItem, (typeof CHECKED_RECORDS)[number]>}`)
  return (
    <li className="flex min-h-6 items-start gap-2">
      <Icon className={`mt-0.75 size-3.75 flex-none ${isFilled ? 'text-ok' : 'text-warn'}`} />
      <span className="sr-only">
        {isFilled ? t('species.checklist.isFilled') : t('species.checklist.isMissing')}
      </span>
      {isFilled ? <span className="text-ink-2">{name}</span> : <MissingItem item={item} name={name} />}
    </li>
  )
}

/** Leads to the field, or to where a record of the kind is added. */
function MissingItem({ item, name }: { item: ChecklistItem; name: string }) {
  const { id } = useParams({ strict: false })
  const navigate = useNavigate()
  const tab = tabOfField(item)
  // Trade records are imported.
  const topic = CURATED_TOPIC_NAMES.find((name) => name === item)
  if (tab !== undefined)
    return (
      <button
        type="button"
        className="text-left underline underline-offset-3 hover:text-accent"
        onClick={async () => {
          await navigate({ to: '.', search: (before: object) => ({ ...before, tab }), replace: true })
          document.querySelector<HTMLElement>(`[name="${item}"]`)?.focus()
        }}
      >
        {name}
      </button>
    )
  if (id !== undefined && topic !== undefined)
    return (
      <Link
        to="/admin/$records/create"
        params={{ records: CURATED_TOPICS[topic].address }}
        search={fromFormOf(id)}
      >
        {name}
      </Link>
    )
  return <span>{name}</span>
}
