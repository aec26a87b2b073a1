import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { HeaderPopover } from './header-popover.tsx'

const LanguageChoice = lazyPart(() =>
  import('./language-choice.tsx').then(({ LanguageChoice }) => LanguageChoice),
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
