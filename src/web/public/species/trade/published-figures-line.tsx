import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { useFormat } from '#web/i18n/use-format.ts'

/** How many figures that others printed are reproduced; nothing where none are known, or none were compared. */
export function PublishedFiguresLine({ id }: { id: string }) {
  const { t } = useTranslation('trade')
  const format = useFormat()
  const { figures, reproduced } = useSuspenseQuery(api.proof.count.queryOptions({ input: { id } })).data
  if (figures === 0 || reproduced === null) return null
  return (
    <p className="text-sm">
      <Link
        to="/methodology/proof"
        search={{ species: id }}
        className="inline-flex min-h-8 items-center gap-1.5 text-accent underline"
      >
        <ListChecks className="size-4" />
        {t('proof.ofSpecies', { count: figures, reproduced: format.number(reproduced) })}
      </Link>
    </p>
  )
}
