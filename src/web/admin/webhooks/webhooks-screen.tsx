import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { AdminPage } from '../admin-page.tsx'
import { Loaded } from '../loaded.tsx'
import { AddWebhookDialog, type MadeWebhook, SecretDialog } from './webhook-dialogs.tsx'
import { WebhooksTable } from './webhooks-table.tsx'

/** /admin/webhooks: which addresses are called after changes, and what became of the calls. */
export function WebhooksScreen() {
  const { t } = useTranslation('admin')
  const [adding, setAdding] = useState(false)
  const [made, setMade] = useState<MadeWebhook>()
  const query = useQuery(adminApi.webhooks.list.queryOptions(ASKED_ANEW))

  return (
    <AdminPage
      title={t('webhooks.title')}
      lead={t('webhooks.lead')}
      actions={
        <Button tone="primary" onClick={() => setAdding(true)}>
          <Plus className="size-4" />
          {t('webhooks.add')}
        </Button>
      }
    >
      <Loaded query={query} failed={({ message }) => t('webhooks.failed', { message })}>
        {(webhooks) => <WebhooksTable webhooks={webhooks} onMade={setMade} />}
      </Loaded>
      {adding && <AddWebhookDialog onMade={setMade} onClose={() => setAdding(false)} />}
      {made && <SecretDialog made={made} onClose={() => setMade(undefined)} />}
    </AdminPage>
  )
}
