import { Languages } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { HeaderPopover } from './header-popover.tsx'

const LanguageChoice = lazy(() =>
  import('./language-choice.tsx').then(({ LanguageChoice }) => ({ default: LanguageChoice })),
)

/** The header's language button. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  return (
    <HeaderPopover label={t('language.label')} icon={<Languages className="size-4.75" />}>
      <LanguageChoice />
    </HeaderPopover>
  )
}
