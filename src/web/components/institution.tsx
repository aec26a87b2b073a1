import { useTranslation } from 'react-i18next'
import type { Portal } from '#contract/portal-contract.ts'
import { institutionIn } from '#domain/portal/institution-name.ts'
import { Quoting } from './quoting.tsx'

/** The name of the institution that runs the portal, in the reader's language where it has one. */
export function InstitutionName({ institution }: Pick<Portal, 'institution'>) {
  const { i18n } = useTranslation()
  const { name, lang } = institutionIn(i18n.language, institution)
  return <span lang={lang}>{name}</span>
}

/** How the portal is credited: in the operator's words, else in the screens' own. */
export function CreditLine({ credit_line, institution }: Pick<Portal, 'credit_line' | 'institution'>) {
  const { t, i18n } = useTranslation()
  const { of, lang } = institutionIn(i18n.language, institution)
  return (
    credit_line ?? <Quoting english={lang ? [of] : []}>{t('portal.creditLine', { institution: of })}</Quoting>
  )
}
