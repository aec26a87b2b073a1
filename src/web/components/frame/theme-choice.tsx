import { useTranslation } from 'react-i18next'
import { ChoiceList } from './choice-list.tsx'
import { chooseTheme, THEMES, useTheme } from './theme.ts'

/** Light, dark, or as the system is set. */
export function ThemeChoice() {
  const { t } = useTranslation()
  return (
    <ChoiceList
      label={t('theme.label')}
      choices={THEMES.map((value) => ({ value, name: t(`theme.${value}`) }))}
      chosen={useTheme()}
      onChoose={chooseTheme}
    />
  )
}
