import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Questions, the pages that answer them, and what a reader can download or share. */
export const ANSWERS: readonly (readonly [string, ReactNode, string])[] = [
  [
    'How has the trade in a species developed, and who took part?',
    <Link key="where" to="/gallery">
      Species, then its trade data
    </Link>,
    'Its charts, each as table, CSV, PNG and SVG, with a citation',
  ],
  [
    'Which species are threatened and traded at once?',
    <Link key="where" to="/gallery">
      Species, filtered by status and appendix
    </Link>,
    'A link with the filters applied',
  ],
  [
    'How does one species compare with another?',
    <Link key="where" to="/research/species-comparison">
      Species Comparison
    </Link>,
    'Up to five species in one view',
  ],
  [
    'Where do status, listing and trade point in different directions?',
    <Link key="where" to="/arctic-tracker">
      Dashboard
    </Link>,
    'One table of all species',
  ],
  [
    'How was this figure worked out?',
    <Link key="where" to="/methodology/dashboard-calculations">
      Dashboard Calculations
    </Link>,
    'The formula and the name of the rule',
  ],
  [
    'What does this code or word mean?',
    <Link key="where" to="/glossary">
      Glossary
    </Link>,
    'A definition with a link of its own',
  ],
]
