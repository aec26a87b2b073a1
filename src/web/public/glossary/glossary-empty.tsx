import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { useGlossaryAddress } from './use-glossary-address.ts'

export function GlossaryEmpty() {
  const { t } = useTranslation('conservation')
  const { clear } = useGlossaryAddress()
  return (
    <div className="mt-8">
      <EmptyState message={t('glossary.empty')}>
        <Button onClick={clear}>{t('glossary.all')}</Button>
      </EmptyState>
    </div>
  )
}
