import {
  BookOpen,
  Calculator,
  ChartLine,
  Database,
  FileDown,
  FlaskConical,
  GitCompareArrows,
  ListChecks,
  Search,
  Sigma,
  Table2,
} from 'lucide-react'

/** The icons of cards, by the names that texts have for them. */
export const CARD_ICONS = {
  'book-open': BookOpen,
  calculator: Calculator,
  'chart-line': ChartLine,
  database: Database,
  'file-down': FileDown,
  'flask-conical': FlaskConical,
  'git-compare-arrows': GitCompareArrows,
  'list-checks': ListChecks,
  search: Search,
  sigma: Sigma,
  'table-2': Table2,
} as const

export type CardIcon = keyof typeof CARD_ICONS
