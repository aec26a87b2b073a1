import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { adminApi } from '../admin-api.ts'
import { TokensTable } from '../tokens/tokens-table.tsx'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'

/** The API tokens of everybody, for administrators to end. */
export function AllTokens() {
  const { t } = useTranslation('admin')
  const { data: tokens } = useSuspenseQuery(
    adminApi.tokens.list.queryOptions({ staleTime: 0, refetchOnMount: true }),
  )
  const revoke = useAnnouncedMutation(adminApi.tokens.revoke.mutationOptions({ retry: false }), {
    done: t('tokens.revoked'),
    failed: ({ message }) => message,
  })
  if (tokens.length === 0)
    return (
      <p className="rounded-md border border-line bg-surface px-4 py-9 text-center text-sm text-ink-2">
        {t('tokens.noneAtAll')}
      </p>
    )
  return (
    <TokensTable tokens={tokens} isRevoking={revoke.isPending} onRevoke={(id) => revoke.mutate({ id })} />
  )
}
