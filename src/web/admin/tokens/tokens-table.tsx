import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Permission } from '#domain/accounts/roles.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListTable } from '../records/list-table.tsx'
import { useMoments } from '../use-moments.ts'

/** A token as its owner and administrators see it. Moments are ISO 8601. */
export interface ListedToken {
  id: string
  name: string
  prefix: string
  scope: readonly string[]
  created_at: string
  last_used_at: string | null
  expires_at: string
  /** Whose it is, where the list has those of several people. */
  email?: string
}

interface TokensTableProps {
  tokens: readonly ListedToken[]
  isRevoking: boolean
  onRevoke: (id: string) => void
}

const COLUMNS = ['name', 'scope', 'created', 'used', 'expires'] as const
const WITH_OWNERS = ['name', 'owner', 'scope', 'created', 'used', 'expires'] as const

/** API tokens, each with the way to end it. */
export function TokensTable({ tokens, isRevoking, onRevoke }: TokensTableProps) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const columns = tokens.some(({ email }) => email !== undefined) ? WITH_OWNERS : COLUMNS
  return (
    <div className="rounded-md border border-line bg-surface">
      <ListTable
        columns={columns.map((key) => ({ key, heading: t(`tokens.columns.${key}`) }))}
        last={t('columns.actions')}
        hasActions
      >
        {tokens.map((token) => (
          <tr key={token.id} className="h-12.5 border-b border-line last:border-0 hover:bg-tint">
            <th scope="row" className="px-4 py-2 font-medium">
              {token.name}
              <code className="block text-xs font-normal text-ink-3">{token.prefix}…</code>
            </th>
            {token.email !== undefined && <td className="px-4 py-2">{token.email}</td>}
            <td className="px-4 py-2">
              <ScopeText scope={token.scope} />
            </td>
            <MomentCell>{moment(token.created_at)}</MomentCell>
            <MomentCell>{token.last_used_at ? moment(token.last_used_at) : t('tokens.never')}</MomentCell>
            <MomentCell>
              {new Date(token.expires_at) > new Date() ? (
                moment(token.expires_at)
              ) : (
                <Badge tone="warn">{t('tokens.expired')}</Badge>
              )}
            </MomentCell>
            <td className="px-4 py-2 text-right">
              <Button
                size="small"
                disabled={isRevoking}
                aria-label={t('tokens.revokeOf', { name: token.name })}
                onClick={() => onRevoke(token.id)}
              >
                {t('tokens.revoke')}
              </Button>
            </td>
          </tr>
        ))}
      </ListTable>
    </div>
  )
}

function MomentCell({ children }: { children: ReactNode }) {
  return <td className="px-4 py-2 whitespace-nowrap">{children}</td>
}

function ScopeText({ scope }: { scope: readonly string[] }) {
  const { t } = useTranslation('admin')
  return (
    <ul className="min-w-44 max-md:min-w-96">
      {scope.map((permission) => (
        <li key={permission} className="max-md:inline max-md:not-last:after:content-[';_']">
          {t(`permissions.${permission as Permission}`)}
        </li>
      ))}
    </ul>
  )
}
