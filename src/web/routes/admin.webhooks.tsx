import { createFileRoute } from '@tanstack/react-router'
import { WebhooksScreen } from '#web/admin/webhooks/webhooks-screen.tsx'

export const Route = createFileRoute('/admin/webhooks')({ component: WebhooksScreen })
