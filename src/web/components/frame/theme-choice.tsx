import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from './choice-list.tsx'

const THEMES = ['light', 'dark', 'system'] as const
type Theme = (typeof THEMES)[number]

const KEY = 'arctic-tracker-theme'
const listeners = new Set<() => void>()

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

/** src/server/pages/page-scripts.ts reads the same key before the first paint, so that no page flashes in the wrong theme. */
function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(KEY)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(KEY, theme)
    document.documentElement.dataset.theme = theme
  }
  for (const listener of listeners) listener()
}

function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme, () => 'system' as const)
}
