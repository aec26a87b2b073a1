import { useTranslation } from 'react-i18next'
import { WEBHOOK_EVENTS } from '#domain/webhooks/webhook-events.ts'
import { ChoicesField } from '#web/forms/choice-fields.tsx'
import { TextField } from '#web/forms/text-fields.tsx'
import { EVENT_WORDS } from './event-words.ts'

/** The fields of a webhook, whether it is added or changed. */
export function WebhookFields() {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextField name="name" required />
      <TextField name="address" type="url" hint={t('webhooks.addressHint')} required />
      <ChoicesField
        name="events"
        options={WEBHOOK_EVENTS.map((value) => ({
          value,
          label: t(`webhooks.events.${EVENT_WORDS[value]}`),
        }))}
      />
    </>
  )
}
