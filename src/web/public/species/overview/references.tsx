import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reference } from '#contract/references-contract.ts'
import { groupReferences } from '#domain/references/citation.ts'
import { api } from '#web/api.ts'
import { CitedWork } from '#web/components/cited-work.tsx'
import { Button } from '#web/ui/button.tsx'
import { UncheckedMark } from './unchecked-mark.tsx'

/** Source: specification, document 2, section 9. */
const SHOWN_AT_FIRST = 5

/** Works about the species by kind, five at first. */
export function References({ speciesId }: { speciesId: string }) {
  const { t } = useTranslation('species')
  const { data: references } = useSuspenseQuery(
    api.references.list.queryOptions({ input: { id: speciesId } }),
  )
  const [all, setAll] = useState(false)
  const listId = useId()
  const ordered = groupReferences(references).flatMap(({ works }) => works)
  const hidden = ordered.length - SHOWN_AT_FIRST
  if (ordered.length === 0) return <p className="text-ink-3">{t('references.none')}</p>

  return (
    <>
      <div id={listId} className="grid gap-6">
        {groupReferences(all ? ordered : ordered.slice(0, SHOWN_AT_FIRST)).map(({ type, works }) => (
          <div key={type}>
            <h3 className="mb-1 text-xs font-semibold text-ink-2">{t(`references.${type}`)}</h3>
            <ul className="max-w-[52rem]">
              {works.map((work) => (
                <ReferenceItem key={work.id} work={work} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      {hidden > 0 && (
        <Button
          size="small"
          className="opens mt-4"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? t('references.fewer') : t('references.more', { count: hidden })}
        </Button>
      )}
    </>
  )
}

function ReferenceItem({ work }: { work: Reference }) {
  return (
    <li className="border-t border-line py-2.5 text-sm">
      <CitedWork work={work} />
      <UncheckedMark {...work} />
    </li>
  )
}
