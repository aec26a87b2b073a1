import { useTranslation } from 'react-i18next'
import type account from '../../../public/locales/en/admin.json'
import { Refused } from './sign-in-calls.ts'

type RefusalCode = keyof (typeof account)['refusals']

/** What the browser calls a passkey that its owner did not give. */
const NOT_GIVEN = ['NotAllowedError', 'AbortError']

/** Says in the person's language why the portal, or the browser, refused something about an account. */
export function useRefusalWords(): (problem: unknown) => string {
  const { t } = useTranslation('admin')
  return (problem) => {
    if (problem instanceof DOMException) {
      if (NOT_GIVEN.includes(problem.name)) return t('refusals.passkey_not_given')
      if (problem.name === 'InvalidStateError') return t('refusals.passkey_known')
    }
    if (!(problem instanceof Refused)) return t('login.noAnswer')
    if (problem.minutes !== undefined) return t('login.tooMany', { count: problem.minutes })
    return t(`refusals.${problem.code as RefusalCode}`, { defaultValue: problem.message })
  }
}
