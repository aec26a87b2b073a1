import { useTranslation } from 'react-i18next'
import type { Portal } from '#contract/portal-contract.ts'
import { institutionName } from '#web/components/institution-name.ts'
import { Quoting } from '#web/components/quoting.tsx'

/** The institution that runs the portal, and its own line about that, else the screens'. */
export function InstitutionOf({ institution, credit_line }: Pick<Portal, 'institution' | 'credit_line'>) {
  const { t } = useTranslation()
  const of = institutionName(t, institution, 'of')
  return (
    <p>
      <strong>
        <Quoting english={[institution]}>{institutionName(t, institution, 'name')}</Quoting>
      </strong>
      <br />
      {credit_line ?? (
        <Quoting english={[institution]}>{t('portal.creditLine', { institution: of })}</Quoting>
      )}
    </p>
  )
}
